/** @jest-environment node */
import {
  contentTrees,
  jsonEntry,
  markdownEntry,
} from "../../plugins/gatsby-source-content/testing/content-tree";
import { buildDate } from "./build-date";
import { loadSiteContent } from "./load-site-content";

const tree = contentTrees();
const NOON_IN_UTC = Date.parse("2026-11-28T12:30:00Z");

beforeEach(() => {
  delete process.env.BUILD_DATE;
  jest.spyOn(Date, "now").mockReturnValue(NOON_IN_UTC);
});
afterEach(() => jest.restoreAllMocks());

const inZone = (timeZone: string | undefined, more: Record<string, string> = {}) =>
  tree({ "settings/site.json": jsonEntry("site", { timeZone }), ...more });

test.each([
  ["Pacific/Auckland", "2026-11-29"],
  ["Europe/Prague", "2026-11-28"],
  ["Pacific/Pago_Pago", "2026-11-28"],
  [undefined, "2026-11-28"],
  ["Europe/Praha", "2026-11-28"],
])("at noon in UTC, today is for an agency in %s %s", async (timeZone, day) => {
  expect(buildDate(await inZone(timeZone))).toBe(day);
});

test.each([
  ["Pacific/Auckland", "published"],
  ["Europe/Prague", "scheduled"],
])("an article of 29 November is, for an agency in %s, %s", async (timeZone, visibility) => {
  const article = markdownEntry("blog", { date: "2026-11-29" });
  const root = await inZone(timeZone, { "blog/new/index.md": article });
  const { entries } = await loadSiteContent({ root });
  expect(entries.find(({ slug }) => slug === "new")?.visibility).toBe(visibility);
});

test.each([
  ["2026-10-25T22:59:00Z", "published"],
  ["2026-10-25T23:00:00Z", "closed"],
  ["2026-03-28T22:59:00Z", "scheduled"],
  ["2026-03-28T23:00:00Z", "published"],
])(
  "a page until and a page from a day on which clocks in Prague change: at %s %s",
  async (now, visibility) => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse(now));
    const days = now < "2026-06" ? { publishFrom: "2026-03-29" } : { publishUntil: "2026-10-25" };
    const page = markdownEntry("pages", days);
    const root = await inZone("Europe/Prague", { "pages/fair/index.md": page });
    const { entries } = await loadSiteContent({ root });
    expect(entries.find(({ slug }) => slug === "fair")?.visibility).toBe(visibility);
  },
);

test("the build's date may be set, whatever the time zone", async () => {
  process.env.BUILD_DATE = "2027-01-01";
  expect(buildDate(await inZone("Pacific/Auckland"))).toBe("2027-01-01");
});
