import { parseExcerpt, toSearchResult } from "./result";

test("an excerpt is text; marks exclude trailing punctuation, other markup is not interpreted", () => {
  expect(parseExcerpt("a <mark>ferry,</mark> &lt;b&gt;x&lt;/b&gt; <mark>two</mark> <mark>ferries.</mark>")).toEqual([
    { text: "a ", isMarked: false },
    { text: "ferry", isMarked: true },
    { text: ", <b>x</b> ", isMarked: false },
    { text: "two", isMarked: true },
    { text: " ", isMarked: false },
    { text: "ferries", isMarked: true },
    { text: ".", isMarked: false },
  ]);
  expect(parseExcerpt("")).toEqual([]);
});

test("a result's date and picture are parsed from its address, which also determines its kind", () => {
  const meta = { title: "<b>", topic: "Branding" };
  expect(toSearchResult({ url: "/blog/a|2025-03-27|/static/a.webp", excerpt: "X.", meta })).toEqual({
    url: "/blog/a",
    kind: "article",
    title: "<b>",
    topic: "Branding",
    date: "2025-03-27",
    picture: "/static/a.webp",
    excerpt: [{ text: "X.", isMarked: false }],
  });
  expect(toSearchResult({ url: "/works/a||", excerpt: "", meta: {} })).toMatchObject({
    kind: "work",
    title: "",
    date: "",
  });
  const cut = toSearchResult({ url: "/blog/a", excerpt: "cut <mark>off</mark>", meta: {} }).excerpt;
  expect(cut.map(({ text }) => text)).toEqual(["… cut ", "off", " …"]);
  expect(toSearchResult({ url: "/services#ux-design||", excerpt: "", meta })).toMatchObject({
    kind: "service",
    url: "/services#ux-design",
  });
});
