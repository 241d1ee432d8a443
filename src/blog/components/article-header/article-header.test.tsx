import { render, screen } from "@testing-library/react";
import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { ArticleFacts } from "./article-header";

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../../../ui/link/link", () => ({ Link: () => null }));

const article = {
  visibility: "published",
  date: "2026-01-15",
  updated: null,
  category: null,
  words: 853,
};

test("an article shows its reading time", () => {
  render(<ArticleFacts article={article} />);
  expect(screen.getByText(`4 ${ARTICLE_STRINGS.readingTime}`)).toBeInTheDocument();
});

test.each([0, null])("an article without text (%s words) shows no reading time", (words) => {
  render(<ArticleFacts article={{ ...article, words }} />);
  expect(screen.getByRole("list")).toHaveTextContent(/^Published 15 January 2026$/);
});
