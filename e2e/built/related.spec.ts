import { expect } from "@playwright/test";
import { entries, published, unpublished } from "../support/content";
import { readSite } from "../support/pages";
import { test } from "../support/test";

type PageData = { result: { data: { related: { slug: string }[] } } };
const MOST = 6;

/** Slugs of the stories that the page of an article leads on to. */
const related = (slug: string): string[] =>
  (JSON.parse(readSite(`/page-data/blog/${slug}/page-data.json`)) as PageData).result.data.related.map(
    (article) => article.slug,
  );

test("every article leads on to six others: an editor's choice, then its category; never itself, none twice, no draft", () => {
  const [slugs, hidden] = [published("blog"), unpublished("blog")];
  const all = entries("blog");
  for (const slug of slugs) {
    const others = related(slug);
    expect(others.length, slug).toBeGreaterThanOrEqual(Math.min(MOST, slugs.length - 1));
    expect(new Set(others).size, slug).toBe(others.length);
    expect(others, slug).not.toContain(slug);
    expect(others.filter((other) => hidden.includes(other))).toEqual([]);
    const { related: ids = [], category } = all.get(slug) ?? {};
    const chosen = ids.filter((id, place) => slugs.includes(id) && id !== slug && ids.indexOf(id) === place);
    expect(others.slice(0, chosen.length), `${slug}, in the editor's order`).toEqual(chosen);
    const rest = others.slice(chosen.length);
    const ofCategory = rest.filter((other) => all.get(other)?.category === category);
    expect(rest.slice(0, ofCategory.length), `${slug}, its category before others`).toEqual(ofCategory);
  }
});
