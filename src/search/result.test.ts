import { comesClose, toSearchResult } from "./result";

test("a result's date and picture are parsed from its address, which also determines its kind", () => {
  const meta = { title: "<b>", topic: "Branding" };
  expect(toSearchResult({ url: "/blog/a|2025-03-27|/static/a.webp", excerpt: "X.", content: "X.", meta })).toEqual({
    url: "/blog/a",
    kind: "article",
    title: "<b>",
    topic: "Branding",
    date: "2025-03-27",
    picture: "/static/a.webp",
    excerpt: [{ text: "X.", isMarked: false }],
  });
  expect(toSearchResult({ url: "/works/a||", excerpt: "", content: "", meta: {} })).toMatchObject({
    kind: "work",
    title: "",
    date: "",
  });
  const cut = toSearchResult({ url: "/blog/a", excerpt: "cut <mark>off</mark>", content: "", meta: {} }).excerpt;
  expect(cut.map(({ text }) => text)).toEqual(["… cut ", "off", " …"]);
  expect(toSearchResult({ url: "/services#ux-design||", excerpt: "", content: "", meta })).toMatchObject({
    kind: "service",
    url: "/services#ux-design",
  });
});

test("an excerpt is text with marks, whatever it looks like", () => {
  const excerpt = "A <mark>ferry</mark> &lt;b&gt; there.";
  expect(toSearchResult({ url: "/blog/a||", excerpt, content: "", meta: {} }).excerpt).toEqual([
    { text: "A ", isMarked: false },
    { text: "ferry", isMarked: true },
    { text: " <b> there.", isMarked: false },
  ]);
});

test.each([
  ["photogravure", true],
  ["CAFETERIA", true],
  ["naming", true],
  ["names", true],
  ["phxxx", false],
  ["“ca", true],
  ["猫猫", false],
])("a result comes close to %j: %j", (term, isClose) => {
  const meta = { title: "Two Names", topic: "Branding" };
  expect(comesClose({ url: "/blog/a", excerpt: "", content: "Plain photographs, and a Café", meta }, term)).toBe(
    isClose,
  );
});
