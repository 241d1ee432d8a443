import { render, screen } from "@testing-library/react";
import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { ArticleNeighbours } from "./article-neighbours";

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../../../hooks/use-route", () => ({ useRoute: () => "/blog/b" }));

const article = (name: string) => ({ route: `/blog/${name}`, title: `Article ${name}` });
const names = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("the articles before and after are named by their titles", () => {
  render(<ArticleNeighbours previous={article("a")} next={article("c")} />);
  expect(screen.getByRole("navigation", { name: ARTICLE_STRINGS.neighbours })).toBeInTheDocument();
  expect(names()).toEqual([
    [`${ARTICLE_STRINGS.previous} Article a`, "/blog/a"],
    [`${ARTICLE_STRINGS.next} Article c`, "/blog/c"],
  ]);
});

test("the first and the last have one, a single article none", () => {
  const { rerender, container } = render(<ArticleNeighbours previous={null} next={article("c")} />);
  expect(names()).toEqual([[`${ARTICLE_STRINGS.next} Article c`, "/blog/c"]]);
  rerender(<ArticleNeighbours previous={article("a")} next={null} />);
  expect(names()).toEqual([[`${ARTICLE_STRINGS.previous} Article a`, "/blog/a"]]);
  rerender(<ArticleNeighbours previous={null} next={null} />);
  expect(container).toBeEmptyDOMElement();
});
