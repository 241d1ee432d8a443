import { blog } from "../../../src/content-model/collections/blog";
import { pages } from "../../../src/content-model/collections/texts";
import { works } from "../../../src/content-model/collections/works";
import { fieldAdvice } from "./advice";
import type { Collection } from "./types";

const TODAY = "2026-11-25";
const advise = ({ fields }: Collection, data: Record<string, unknown>) =>
  fieldAdvice(fields, data, TODAY).map(({ path, rule }) => `${path.join(".")}: ${rule}`);

test.each<[string, Collection, Record<string, unknown>, string[]]>([
  ["a title that fits", blog, { title: "x".repeat(60) }, []],
  [
    "a long title",
    blog,
    { title: "x".repeat(61) },
    ["title: has 61 characters, search results show about 60"],
  ],
  [
    "a long title of a work",
    works,
    { title: "x".repeat(70) },
    ["title: has 70 characters, search results show about 60"],
  ],
  [
    "long words for search engines",
    pages,
    { seo: { title: "x".repeat(65), description: "x".repeat(165) } },
    [
      "seo.title: has 65 characters, search results show about 60",
      "seo.description: has 165 characters, search results show about 160",
    ],
  ],
  ["a teaser that fits", works, { perex: "x".repeat(160) }, []],
  [
    "a long teaser",
    blog,
    { perex: "x".repeat(161) },
    ["perex: has 161 characters, search results show about 160"],
  ],
  [
    "what is still to be written in a draft",
    works,
    { title: "To be written: title", draft: true },
    [],
  ],
  ["an update after publication", blog, { date: "2026-01-01", updated: "2026-01-02" }, []],
  [
    "an update before publication",
    blog,
    { date: "2026-01-02", updated: "2026-01-01" },
    ["updated: is 2026-01-01, before date (2026-01-02)"],
  ],
  [
    "an update in the future",
    blog,
    { date: "2026-01-01", updated: "2026-11-26" },
    ["updated: 2026-11-26 is in the future"],
  ],
  ["a scheduled article", blog, { date: "2027-01-01", updated: "2027-01-01" }, []],
  ["an old article", blog, { date: "2016-01-01", updated: "2016-01-02" }, []],
  ["a year with a slip", blog, { date: "0206-01-02" }, ["date: 0206-01-02 is 1820 years back"]],
  ["a page of two years but one day", pages, { updated: "2024-11-26" }, []],
  [
    "a page of two years",
    pages,
    { updated: "2024-11-25" },
    ["updated: is 2024-11-25, 2 years ago"],
  ],
  [
    "a page of tomorrow",
    pages,
    { updated: "2026-11-26" },
    ["updated: 2026-11-26 is in the future"],
  ],
])("an editor who writes %s reads the advice about it", (_, collection, data, expected) => {
  expect(advise(collection, data)).toEqual(expected);
});
