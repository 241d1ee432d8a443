import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { entries, published, unpublished } from "./content";
import { SITE } from "./pages";

type Related = { result: { data: { related: { slug: string }[] } } };
const MOST = 6;

/** Slugs of the stories that the page of an article leads on to. */
function related(slug: string): string[] {
  const file = path.join(SITE, "page-data/blog", slug, "page-data.json");
  return (JSON.parse(readFileSync(file, "utf8")) as Related).result.data.related.map((article) => article.slug);
}

test("every article leads on to others: as many as there are, never itself, none twice, no draft", () => {
  const slugs = published("blog");
  const hidden = unpublished("blog");
  const least = Math.min(MOST, slugs.length - 1);
  const faults = slugs.flatMap((slug) => {
    const others = related(slug);
    const isRight =
      others.length >= least &&
      new Set(others).size === others.length &&
      !others.includes(slug) &&
      !others.some((other) => hidden.includes(other));
    return isRight ? [] : [`${slug}: ${others}`];
  });
  expect(faults).toEqual([]);
});

test("an editor's choice comes first, in the editor's order", () => {
  const chosen = [...entries("blog")].filter(([slug, { related: ids }]) => ids && published("blog").includes(slug));
  expect(chosen.length).toBeGreaterThan(0);
  for (const [slug, { related: ids = [] }] of chosen) {
    const shown = ids.filter((id, place) => published("blog").includes(id) && id !== slug && ids.indexOf(id) === place);
    expect(related(slug).slice(0, shown.length), slug).toEqual(shown);
  }
});
