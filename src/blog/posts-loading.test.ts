import { useProgress } from "../browser/stores/progress";
import { MINIMUM_FETCH_DISPLAY_MS } from "../constants/motion";
import { ALL_CATEGORIES } from "../constants/routes";
import type { BlogApiArticle, BlogApiPage } from "./blog-api";
import {
  type FirstPosts,
  leavePosts,
  loadMorePosts,
  postOf,
  selectCategory,
  showPosts,
  usePosts,
} from "./posts";
import { readBlogApi } from "./read-blog-api";

jest.mock("./read-blog-api");

const PAGES = 9;
const CATEGORIES = [
  { id: "research", title: "Research", total: 3 },
  { id: "events", title: "Events", total: 2 },
];

/**
 * Two articles per page. Those of `events` are on pages 4 and 8, those of `research` on pages 1, 2
 * and 3.
 */
function articleOf(page: number, place: "a" | "b"): BlogApiArticle {
  const { id, title } = (place === "a" && CATEGORIES[page < 4 ? 0 : 1]) || { id: "", title: "" };
  const category = place === "a" && (page < 4 || page % 4 === 0) ? { id, title } : null;
  const slug = `${page}${place}`;
  return {
    id: slug,
    slug,
    title: slug,
    perex: "",
    date: "2026-02-19",
    updated: null,
    category,
    url: "/",
    picture: null,
  };
}

const answerOf = (page: number): BlogApiPage => ({
  articles: [articleOf(page, "a"), articleOf(page, "b")],
  categories: CATEGORIES,
  current_page: page,
  has_next_page: page < PAGES,
  total_pages: PAGES,
});

const first: FirstPosts = {
  posts: answerOf(1).articles.map(postOf),
  categories: CATEGORIES.map(({ id, ...category }) => ({ slug: id, ...category })),
  total: 2 * PAGES,
  currentPage: 1,
  totalPages: PAGES,
};

/** Requests, which stay pending until they are released. */
let held: {
  page: number;
  signal: AbortSignal | undefined;
  answer: () => void;
  fail: () => void;
}[] = [];
const asked = () => held.map(({ page }) => page);
const release = async (...pages: number[]) => {
  for (const { page, answer } of held) if (pages.length === 0 || pages.includes(page)) answer();
  await jest.advanceTimersByTimeAsync(MINIMUM_FETCH_DISPLAY_MS);
};
const fail = async (page: number) => {
  held.find((request) => request.page === page)?.fail();
  await jest.advanceTimersByTimeAsync(MINIMUM_FETCH_DISPLAY_MS);
};

const state = () => usePosts.getState();
const loadedPages = () => [...new Set(state().posts.map(({ slug }) => Number.parseInt(slug, 10)))];

let visits = 0;
/** The next history entry. */
const nextEntry = () => `visit ${++visits}`;
/**
 * Shows a list. It is not awaited, because the responses are held back.
 * @param last number of the last page that an earlier document has loaded
 */
const show = (entry: string, category: string = ALL_CATEGORIES, last?: unknown) => {
  history.replaceState({ key: entry, blogPage: last }, "");
  void showPosts(entry, first, category);
};
const loadMore = () => void loadMorePosts(document.body);

beforeEach(() => {
  jest.useFakeTimers();
  held = [];
  leavePosts();
  jest.mocked(readBlogApi).mockImplementation(
    (_, page, signal) =>
      new Promise((resolve, reject) => {
        held.push({
          page,
          signal,
          answer: () => resolve(answerOf(page)),
          fail: () => reject(new Error("away")),
        });
      }),
  );
});

afterEach(() => jest.useRealTimers());

test("the list shows for at least 200 ms that articles are loading, without a progress bar", async () => {
  show(nextEntry());
  loadMore();
  held[0]?.answer();
  await jest.advanceTimersByTimeAsync(199);
  expect(state()).toMatchObject({ status: "loading", currentPage: 1 });
  await jest.advanceTimersByTimeAsync(1);
  expect(state()).toMatchObject({ status: "idle", currentPage: 2, added: 2 });
  expect(useProgress.getState().isShown).toBe(false);
});

test("requests in flight when a category is selected complete without moving the focus", async () => {
  show(nextEntry());
  loadMore();
  selectCategory("research");
  show(nextEntry(), "research");
  expect(state().status).toBe("loading");
  await release();
  expect(state()).toMatchObject({
    status: "idle",
    selectedCategory: "research",
    currentPage: 2,
    trigger: null,
  });
});

test("responses for another category are not added to the list that Back restores", async () => {
  const all = nextEntry();
  show(all);
  show(nextEntry(), "events");
  await release(2);
  await release(3);
  expect(state()).toMatchObject({ status: "loading", currentPage: 3 });
  show(all);
  await release(4);
  expect(state()).toMatchObject({ status: "idle", currentPage: 1 });
  expect(loadedPages()).toEqual([1]);
});

test("the next selection clears a failure, which can be retried", async () => {
  show(nextEntry(), "events");
  await fail(2);
  expect(state().status).toBe("failed");
  selectCategory("research");
  expect(state().status).toBe("idle");
  show(nextEntry(), "research");
  expect(state().status).toBe("idle");
  loadMore();
  await release();
  expect(state()).toMatchObject({ status: "idle", currentPage: 2, trigger: document.body });
});

test.each([null, [], { e: 1 }, "many", 1e99])(
  "an invalid number of the last page (%j) requests no page that does not exist",
  async (lastPage) => {
    show(nextEntry(), ALL_CATEGORIES, lastPage);
    for (let round = 0; round < PAGES; round++) await release();
    expect(Math.max(1, ...asked())).toBeLessThanOrEqual(PAGES);
    expect(state().status).toBe("idle");
  },
);
