import { relatedArticles } from "./related-articles";

const articles = (slugs: string) => [...slugs].map((slug) => ({ slug }));
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).join("");

test("the editor's choice comes first and is filled up to three, nothing twice", () => {
  expect(slugs(relatedArticles(articles("a"), articles("xay")))).toBe("axy");
  expect(slugs(relatedArticles([], articles("wxyz")))).toBe("wxy");
});

test("a choice of three or more stays as it is", () => {
  expect(slugs(relatedArticles(articles("abcd"), articles("x")))).toBe("abcd");
});

test("without anything there is nothing", () => {
  expect(relatedArticles([], [])).toEqual([]);
});
