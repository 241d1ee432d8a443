import { act, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { STRINGS } from "../../../constants/strings";
import type { BlogApiArticle, BlogApiPage } from "../../blog-api";
import { type FirstPosts, postOf, usePosts } from "../../posts";
import { readBlogApi } from "../../read-blog-api";
import { BLOG_STRINGS } from "../../strings";
import { BlogList } from "./blog-list";

jest.mock("gatsby", () => ({ graphql: () => null, navigate: () => undefined }));
jest.mock("../../../browser/hooks/use-route", () => ({ useRoute: () => "/blog" }));
jest.mock("../../read-blog-api");
jest.mock("../../../ui/link/prefetch");
const read = jest.mocked(readBlogApi);

const article = (slug: string, category: BlogApiArticle["category"] = null): BlogApiArticle => ({
  id: slug,
  slug,
  title: `Article ${slug}`,
  perex: "",
  date: "2026-02-19",
  updated: null,
  category,
  url: `/blog/${slug}`,
  picture: null,
});
const EVENTS = { id: "events", title: "Events" };
const CATEGORIES = [
  { ...EVENTS, total: 1 },
  { id: "branding", title: "Branding", total: 0 },
];

const SECOND: BlogApiPage = {
  articles: [article("b", EVENTS), article("c")],
  categories: CATEGORIES,
  current_page: 2,
  has_next_page: true,
  total_pages: 3,
};
const FIRST: FirstPosts = {
  posts: [postOf(article("a"))],
  categories: CATEGORIES.map(({ id, ...category }) => ({ slug: id, ...category })),
  total: 20,
  currentPage: 1,
  totalPages: 3,
};

let entries = 0;
/** Simulates a navigation by the router. */
function goTo(search: string): { search: string } {
  history.replaceState({ key: `entry ${++entries}` }, "");
  return { search };
}

const inPage = (list: React.ReactNode) => (
  <>
    <input aria-label="Search" />
    {list}
  </>
);
const show = (search = "", first = FIRST) =>
  render(inPage(<BlogList pages={[1, 2]} topics={[]} first={first} location={goTo(search)} />));

const region = (name: string) => screen.getByRole("region", { name });
const button = (name: string) => screen.getByRole("link", { name });
const linkTo = (slug: string) => screen.getByRole("link", { name: `Article ${slug}` });
/** Flushes resolved responses. */
const arrive = () => act(async () => undefined);

// Requests stay pending.
beforeEach(() => read.mockReset().mockReturnValue(new Promise(() => {})));

/** Lets the second page arrive once the address names a category. */
function Landing({ search }: { search: string }) {
  // Layout effects run between the rendering of the list and its effects.
  useLayoutEffect(() => {
    if (!search) return;
    const { posts } = usePosts.getState();
    usePosts.setState({
      status: "idle",
      currentPage: 2,
      posts: [...posts, ...SECOND.articles.map(postOf)],
    });
  }, [search]);
  return null;
}

test("a page that arrives during a change of category is kept, and ends the loading", async () => {
  const page = (search: string) =>
    inPage(
      <>
        <BlogList pages={[1, 2]} topics={[]} first={FIRST} location={goTo(search)} />
        <Landing search={search} />
      </>,
    );
  const { rerender } = render(page(""));
  fireEvent.click(button(STRINGS.loadMore));
  rerender(page("?category=events"));
  await arrive();
  expect(linkTo("b")).toBeVisible();
  expect(usePosts.getState()).toMatchObject({ status: "idle", currentPage: 2 });
});

test("a category without articles says so without a request", async () => {
  show("?category=branding");
  await arrive();
  expect(region(BLOG_STRINGS.articlesOn("Branding"))).toHaveTextContent(STRINGS.nothingHere);
  expect(read).not.toHaveBeenCalled();
});
