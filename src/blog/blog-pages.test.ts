/** @jest-environment node */
import { blogPages, countByCategory, pagesToLink } from "./blog-pages";
import { ARTICLES_PER_PAGE } from "./constants";

const articles = (count: number) => Array.from({ length: count }, (_, index) => `article ${index}`);

test.each([
  [0, ["/blog"]],
  [1, ["/blog"]],
  [ARTICLES_PER_PAGE, ["/blog"]],
  [ARTICLES_PER_PAGE + 1, ["/blog", "/blog/page/2"]],
  [ARTICLES_PER_PAGE * 3, ["/blog", "/blog/page/2", "/blog/page/3"]],
])("%i articles fill the pages %j", (total, paths) => {
  expect(blogPages(articles(total), []).map(({ path }) => path)).toEqual(paths);
});

test.each([0, 1, 9, 10, 100, 10_000])("each of %i articles is on exactly one page", (total) => {
  const all = articles(total);
  expect(blogPages(all, []).flatMap(({ context: { ids } }) => ids)).toEqual(all);
});

test("every page has its number, the total and the pages to link", () => {
  expect(
    blogPages(articles(20), []).map(({ context }) => [
      context.currentPage,
      context.totalPages,
      context.pageLinks,
    ]),
  ).toEqual([
    [1, 3, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
    [3, 3, [1, 2, 3]],
  ]);
});

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 1112, [1, 2, 3, null, 1112]],
  [5, 1112, [1, 2, 3, 4, 5, 6, 7, null, 1112]],
  [600, 1112, [1, null, 598, 599, 600, 601, 602, null, 1112]],
  [1112, 1112, [1, null, 1110, 1111, 1112]],
])("page %i of %i links to %j", (current, total, pages) => {
  expect(pagesToLink(current, total)).toEqual(pages);
});

const articleIn = (slug: string) => ({ category: { slug } });

test("categories are counted in their order", () => {
  const articles = [articleIn("a"), articleIn("b"), articleIn("a"), { category: null }];
  expect(countByCategory(["b", "a"], articles)).toEqual([
    { slug: "b", total: 1 },
    { slug: "a", total: 2 },
  ]);
});

test("a category without an article has a count of zero", () => {
  expect(countByCategory(["a"], [])).toEqual([{ slug: "a", total: 0 }]);
});

test("a category may be named like a property of Object.prototype", () => {
  const articles = [articleIn("__proto__"), articleIn("constructor")];
  expect(countByCategory(["constructor"], articles)).toEqual([{ slug: "constructor", total: 1 }]);
});
