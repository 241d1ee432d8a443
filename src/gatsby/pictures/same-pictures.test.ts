/** @jest-environment node */
import { readFileSync } from "node:fs";

/** The arguments of every picture in the queries of a file. */
function picturesOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/gatsbyImageData\(.*\)$/gm)].map(([whole]) => whole);
}

test.each([
  [
    "the card of an article, and the blog API",
    "content/article-card/article-card.tsx",
    "src/gatsby/files/blog-api.ts",
    3,
  ],
  [
    "the cover of an article, and the feeds",
    "sections/article-header/article-header.tsx",
    "src/gatsby/files/feeds/feed-query.ts",
    3,
  ],
])("%s ask for pictures in the same words: with others, others would be made", (_, component, other, times) => {
  const asked = [...picturesOf(`src/components/${component}`), ...picturesOf(other)];
  expect(asked).toHaveLength(times);
  expect(new Set(asked).size).toBe(1);
  expect(asked[0]).toMatch(/sizes: ".*100vw"\)$/);
});
