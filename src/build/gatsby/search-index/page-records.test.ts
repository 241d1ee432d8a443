/** @jest-environment node */
import { recordsOf } from "./page-records";

const PICTURE =
  '<picture><source type="image/avif" srcSet="/a.avif 480w"/><source type="image/webp" srcSet="/a.webp 480w,\n/b.webp 960w"/><img alt="A harbour"/></picture>';

const page = (main: string, head = "") =>
  `<html><head>${head}</head><body><nav>Menu words</nav><main id="content">${main}</main><footer>Footer words</footer></body></html>`;

const article = page(`<div><article><header>
  <ul><li><a href="/blog?category=branding">Branding</a></li><li>Published <time datetime="2025-03-27">27 March 2025</time></li></ul>
  <h1>Names &amp; &lt;promises&gt; “here”</h1><p>The teaser.</p><p><strong>By Maya Brooks</strong><span>Strategist</span></p>${PICTURE}</header>
  <nav>On this page</nav><div><p>One <em>w</em>ord<sup>1</sup>.</p><h2 id="a">Heading</h2><pre><code><span>if</span> (a &lt; b)</code></pre>
  <figure><svg><title>Drawn</title></svg><figcaption>Below it</figcaption></figure><button>Copy</button></div>
  <aside>About the author</aside></article><section>Related stories</section></div>`);

test("an article is its title, teaser, author and text, and nothing around them", () => {
  const [record, ...others] = recordsOf("/blog/names", article);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    url: "/blog/names",
    kind: "article",
    title: "Names & <promises> “here”",
    topic: "Branding",
    date: "2025-03-27",
    picture: "/a.webp",
  });
  const text = record?.html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain("The teaser. One word. Heading if (a &lt; b) Below it");
  expect(record?.facts).toBe("By Maya Brooks Strategist");
  for (const around of ["Menu", "Footer", "On this page", "About the author", "Related", "Copy", "Drawn", "27 March"])
    expect(record?.html).not.toContain(around);
});

test("a case study has its industry, which is not confused with links in its text", () => {
  const main = `<article><header><h1>HID</h1><p>Keys.</p></header><p>See <a href="/#fintech">this</a></p><p><a href="/works/x">Learn More<span> about X</span></a></p>
    <dl><dt>Industry</dt><dd><a href="/#security">Security</a></dd></dl></article>`;
  expect(recordsOf("/works/hid", page(main))).toMatchObject([
    { url: "/works/hid", kind: "work", title: "HID", topic: "Security", date: "", picture: "" },
  ]);
  expect(recordsOf("/works/hid", page(main))[0]?.facts).toBe("Security");
  expect(recordsOf("/works/hid", page(main))[0]?.html).not.toContain("Security");
  expect(recordsOf("/works/hid", page(main))[0]?.html).not.toContain("Learn");
});

test("each service has a record with its anchor; the form below them has none", () => {
  const chapter = (id: string, title: string) =>
    `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${PICTURE}<p>About ${title}.</p></section>`;
  const records = recordsOf(
    "/services",
    page(chapter("ux", "UX") + chapter("start-project", "Start") + chapter("ui", "UI")),
  );
  expect(records.map(({ url, title }) => `${url} ${title}`)).toEqual(["/services#ux UX", "/services#ui UI"]);
  expect(records[0]?.html.trim()).toBe("<p>About UX.</p>");
});

test("drafts and previews, which are excluded from search engines, have no records", () => {
  const hidden = article.replace("<head>", '<head><meta name="robots" content="noindex, nofollow"/>');
  expect(recordsOf("/blog/names", hidden)).toEqual([]);
});

test.each(["/blog", "/blog/page/2", "/", "/search"])("%s, which is a list or another page, is not found", (address) => {
  expect(recordsOf(address, article)).toEqual([]);
});

test("a page without the expected elements has no records", () => {
  expect(recordsOf("/blog/a", "<html></html>")).toEqual([]);
  expect(recordsOf("/blog/a", page("<h1>x</h1>"))).toEqual([]);
});
