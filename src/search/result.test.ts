import { comesClose, type PagefindResult, toSearchResult } from "./result";

const FOUND: PagefindResult = {
  url: "/blog/a||",
  excerpt: "X.",
  content: "X.",
  meta: {},
  filters: { kind: ["page"] },
};
const excerptOf = (excerpt: string) => toSearchResult({ ...FOUND, excerpt }).excerpt;

test("date and picture of a result are parsed from its address", () => {
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
});

test("a result without title, topic, date and picture has empty texts", () => {
  expect(toSearchResult(FOUND)).toMatchObject({ title: "", topic: "", date: "", picture: "" });
});

test("an excerpt that begins and ends within a sentence has ellipses", () => {
  const texts = excerptOf("cut <mark>off</mark>").map(({ text }) => text);
  expect(texts).toEqual(["… cut ", "off", " …"]);
});

test("Chinese signs in an excerpt have no spaces between them", () => {
  const texts = excerptOf("東 京 <mark>会</mark> 議 is on.").map(({ text }) => text);
  expect(texts).toEqual(["東京", "会", "議 is on."]);
});

test("markup in an excerpt is text, except for the marks of matches", () => {
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
])("does the result come close to %j? %j", (term, isClose) => {
  const meta = { title: "Two Names", topic: "Branding" };
  expect(comesClose({ ...FOUND, content: "Plain photographs, and a Café", meta }, term)).toBe(
    isClose,
  );
});
