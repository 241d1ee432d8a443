/** @jest-environment node */
import { ARTICLES_PER_PAGE } from "../constants/blog";
import { blogPagePath, blogPages } from "./blog-pages";

test.each([
  [0, ["/blog"]],
  [1, ["/blog"]],
  [ARTICLES_PER_PAGE, ["/blog"]],
  [ARTICLES_PER_PAGE + 1, ["/blog", "/blog/page/2"]],
  [ARTICLES_PER_PAGE * 3, ["/blog", "/blog/page/2", "/blog/page/3"]],
])("%i articles fill the pages %j", (total, paths) => {
  expect(blogPages(total).map(({ path }) => path)).toEqual(paths);
});

test.each([0, 1, 9, 10, 100, 10_000])("each of %i articles stands on exactly one page", (total) => {
  const pages = blogPages(total);
  const shown = pages.flatMap(({ context: { skip, limit } }) =>
    Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, index) => skip + index),
  );
  expect(shown).toEqual(Array.from({ length: total }, (_, index) => index));
});

test("every page knows its number and how many there are", () => {
  expect(blogPages(20).map(({ context }) => [context.currentPage, context.totalPages])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test.each([
  [1, "/blog"],
  [2, "/blog/page/2"],
  [12, "/blog/page/12"],
])("page %i has the address %s", (page, address) => {
  expect(blogPagePath(page)).toBe(address);
});
