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

test("an excerpt is completed to whole sentences, beginning with the first that has a match", () => {
  const textOf = (excerpt: string, content: string) =>
    toSearchResult({ url: "/blog/a||", excerpt, content, meta: {} })
      .excerpt.map(({ text }) => text)
      .join("");
  const content = "Nothing here. The crew asked for a map of 3.5 km. It was drawn at night, by hand. Then it rained.";
  expect(textOf("for a <mark>map</mark> of 3.5 km. It was drawn", content)).toBe(
    "The crew asked for a map of 3.5 km. It was drawn at night, by hand.",
  );
  expect(textOf("km. It was drawn at <mark>night,</mark> by", content)).toBe("It was drawn at night, by hand.");
  expect(textOf("at <mark>night,</mark> by hand.", content)).toBe("It was drawn at night, by hand.");
  const markup = "Write <mark> or <b> there. It is text.";
  expect(textOf("or &lt;b&gt; <mark>there.</mark> It is", markup)).toBe("Write <mark> or <b> there. It is text.");
  expect(textOf("of <mark>another</mark> text", content)).toBe("… of another text …");
  const long = "cell ".repeat(60);
  expect(textOf("a <mark>map</mark> b", `${long}a map b ${long}`)).toBe("… a map b …");
});
