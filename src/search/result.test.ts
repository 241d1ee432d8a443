import { comesClose, type PagefindResult, toSearchResult } from "./result";

const FOUND: PagefindResult = {
  url: "/blog/a||",
  excerpt: "X.",
  content: "X.",
  meta: {},
  filters: { kind: ["page"] },
};
const excerptOf = (excerpt: string) => toSearchResult({ ...FOUND, excerpt }).excerpt;

test("a result's date and picture are parsed from its address, its kind from the filter", () => {
  const url = "/services#ux|2025-03-27|/static/a.webp";
  expect(toSearchResult({ ...FOUND, url, meta: { title: "<b>", topic: "Branding" } })).toEqual({
    url: "/services#ux",
    kind: "page",
    title: "<b>",
    topic: "Branding",
    date: "2025-03-27",
    picture: "/static/a.webp",
    excerpt: [{ text: "X.", isMarked: false }],
  });
  expect(toSearchResult(FOUND)).toMatchObject({ title: "", topic: "", date: "", picture: "" });
});

test("an excerpt is text with marks, whatever it looks like", () => {
  expect(excerptOf("cut <mark>off</mark>").map(({ text }) => text)).toEqual([
    "… cut ",
    "off",
    " …",
  ]);
  expect(excerptOf("東 京 <mark>会</mark> 議 is on.").map(({ text }) => text)).toEqual([
    "東京",
    "会",
    "議 is on.",
  ]);
  expect(excerptOf("A <mark>ferry</mark> &lt;b&gt; there.")).toEqual([
    { text: "A ", isMarked: false },
    { text: "ferry", isMarked: true },
    { text: " <b> there.", isMarked: false },
  ]);
});

test.each([
  ["photogravure", true],
  ["CAFÉS", true],
  ["CAFETERIA", false],
  ["photobook", false],
  ["naming", true],
  ["names", true],
  ["phxxx", false],
  ["“ca", true],
  ["猫猫", false],
  ["C++", false],
])("a result comes close to %j: %j", (term, isClose) => {
  const meta = { title: "Two Names", topic: "Branding" };
  expect(comesClose({ ...FOUND, content: "Plain photographs, and a Café", meta }, term)).toBe(
    isClose,
  );
});
