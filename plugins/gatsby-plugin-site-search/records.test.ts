/** @jest-environment node */
import { recordsOf } from "./records";

const PICTURE =
  '<picture><img srcSet="/a.avif 480w,\n/b.avif 960w" src="/a.jpg" alt="A harbour"/></picture>';

const page = (main: string, head = "") =>
  `<html><head>${head}</head><body><nav>Menu words</nav><main id="content">${main}</main><footer>Footer words</footer></body></html>`;

const records = (address: string, html: string) => recordsOf(address, html, "kind:page");

const article = page(
  `<div><article data-pagefind-filter="kind:article"><header><ul><li>Published <time>27 March</time></li></ul><h1>Names &amp; &lt;promises&gt; “here”</h1>${PICTURE}</header>
    <p>東京会議</p><h2 id="a">A</h2></article><section id="related"><h2>Related</h2></section></div>`,
  '<meta property="article:section" content="Branding"/><meta property="article:published_time" content="2025-03-27"/><meta property="article:author" content="Maya Brooks"/>',
);

/** The metadata of a record by its fields. */
const metaOf = (content = "") =>
  Object.fromEntries(
    [...content.matchAll(/"(\w+)\[content\]" content="([^"]*)/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );

test("a page that is an entry as a whole has its topic, date and picture, and nothing around it", () => {
  const [record, ...others] = records("/blog/names", article);
  expect(others).toEqual([]);
  expect(record?.url).toBe("/blog/names|2025-03-27|/a.avif");
  const title = "Names &amp; &lt;promises&gt; “here”";
  expect(metaOf(record?.content)).toEqual({
    title,
    name3: title,
    topic: "Branding",
    author: "Maya Brooks",
  });
  expect(record?.content).toContain('data-pagefind-filter="kind:article"');
  expect(record?.content).not.toContain("kind:page");
  expect(record?.content).toContain("<p>東 京 会 議</p>");
  for (const around of ["Menu", "Footer", "Related", "<img", "Published"])
    expect(record?.content).not.toContain(around);
});

const chapter = (id: string, title: string, more = "") =>
  `<section id="${id}"><h2 id="${id}-title">${title}</h2><p>About ${title}.</p>${more}</section>`;

/** Address, filter and metadata of each record. */
const found = (address: string, html: string) =>
  records(address, html).map(({ url, content }) => ({
    at: url.split("|")[0],
    filter: /data-pagefind-filter="([^"]*)/.exec(content)?.[1],
    ...metaOf(content),
  }));

const ADA =
  '<li><article id="team-a" data-pagefind-filter="kind:person"><h3>Ada</h3><p>Counts.</p></article></li>';
const ABOUT = page(
  `<h1>Patient</h1>${chapter("team", "The people", `${ADA}<li><img alt="Logo"/></li>`)}
    <section><h2 id="x">No anchor</h2></section>`,
  '<meta property="og:title" content="About us"/><meta name="keywords" content="who"/>',
);

test("a page has a record with its search words, and so has each section and entry with an anchor", () => {
  const filter = "kind:page";
  expect(found("/about-us", ABOUT)).toEqual([
    {
      at: "/about-us",
      filter,
      title: "About us",
      name2: "About us",
      keywords: "about us, Patient, who",
    },
    {
      at: "/about-us#team",
      filter,
      title: "The people",
      heading2: "The people",
      anchor: "team",
      topic: "About us",
    },
    { at: "/about-us#team-a", filter: "kind:person", title: "Ada", name1: "Ada", anchor: "team a" },
  ]);
});

test.each([
  ["/blog", { name1: "blog", name3: "What’s new" }],
  ["/news-page", { name3: "What’s new", keywords: "news page" }],
])("the words of the address %s are a name or search words", (address, meta) => {
  const [record] = found(address, page("", '<meta property="og:title" content="What’s new"/>'));
  expect(record).toEqual(expect.objectContaining(meta));
});

test("the text of a section counts for less than that of its page", () => {
  const weights = records("/about-us", ABOUT).map(
    ({ content }) => /data-pagefind-weight="([^"]*)/.exec(content)?.[1],
  );
  expect(weights).toEqual([undefined, "0.1", undefined]);
});

test.each([
  ["Ada", "name1"],
  ["Travel & Transportation", "name2"],
  ["C++ for Ada", "name3"],
  ["会議室", "name3"],
  ["Tables that nearly all people can read", "name4"],
])("the name %s is in the field %s", (name, field) => {
  const [record] = records(
    "/a",
    page(`<article data-pagefind-filter="kind:work"><h1>${name}</h1></article>`),
  );
  expect(metaOf(record?.content)).toHaveProperty(field);
});

test("facts are found, and not quoted", () => {
  const facts =
    "<dl><dt>Place</dt><dd>Prague</dd><dt>Published</dt><dd><time>1 May</time></dd></dl>";
  const [record] = records(
    "/a",
    page(`<article data-pagefind-filter="kind:position">${facts}</article>`),
  );
  expect(record?.content).toContain(
    '<dl data-pagefind-meta="facts" data-pagefind-ignore> <dt>Place</dt> <dd>Prague</dd> <dt>Published</dt> </dl>',
  );
});

test("the text of an entry is in no other record", () => {
  const [whole, team, ada] = records("/about-us", ABOUT).map(({ content }) => content);
  expect(ada).toContain("Counts.");
  for (const other of [whole, team]) expect(other).not.toContain("Counts.");
});

test("a logo is found by its words", () => {
  const [, team] = records("/about-us", ABOUT);
  expect(team?.content).toContain("<li>Logo</li>");
});

test("the cards of a section, which lead to other pages, are not found in it", () => {
  const card = '<article id="card"><h3>Another page</h3></article>';
  const [whole, news] = records("/", page(chapter("news", "News", card)));
  for (const record of [whole, news]) expect(record?.content).not.toContain("Another page");
});

test("the anchor of an entry that folds is that of its content", () => {
  const folds = `<details data-pagefind-filter="kind:position"><summary><h3>Designer</h3></summary><div id="designer">Text</div></details>`;
  expect(found("/career-page", page(folds))).toContainEqual(
    expect.objectContaining({ at: "/career-page#designer", title: "Designer" }),
  );
});

test("a page that search engines are asked to leave out has no records", () => {
  const hidden = article.replace(
    "<head>",
    '<head><meta name="robots" content="noindex, nofollow"/>',
  );
  expect(records("/blog/names", hidden)).toEqual([]);
});

test("a document without a main part has no records", () => {
  expect(records("/blog/a", "<html></html>")).toEqual([]);
});
