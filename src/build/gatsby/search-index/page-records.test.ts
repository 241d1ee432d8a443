/** @jest-environment node */
import { recordsOf } from "./page-records";

const PICTURE =
  '<picture><img srcSet="/a.avif 480w,\n/b.avif 960w" src="/a.jpg" alt="A harbour"/></picture>';

const page = (main: string, head = "") =>
  `<html><head>${head}</head><body><nav>Menu words</nav><main id="content">${main}</main><footer>Footer words</footer></body></html>`;

const article = page(
  `<div><article><header><h1>Names &amp; &lt;promises&gt; “here”</h1>${PICTURE}</header><p>東京会議</p></article><section>Related</section></div>`,
  '<meta property="article:section" content="Branding"/><meta property="article:published_time" content="2025-03-27"/>',
);

test("an article has its topic, date and picture, and nothing around it", () => {
  const [record, ...others] = recordsOf("/blog/names", article);
  expect(others).toEqual([]);
  expect(record?.url).toBe("/blog/names|2025-03-27|/a.avif");
  expect(record?.content).toContain(
    '"title[content]" content="Names &amp; &lt;promises&gt; “here”"',
  );
  expect(record?.content).toContain('"topic[content]" content="Branding"');
  expect(record?.content).toContain('"kind[content]" content="article"');
  expect(record?.content).toContain("<p>東 京 会 議</p>");
  for (const around of ["Menu", "Footer", "Related"]) expect(record?.content).not.toContain(around);
});

test("a case study has its industry, which is not confused with links in its text", () => {
  const main = `<article><header><h1>HID</h1></header><p>See <a href="/#fintech">this</a></p>
    <dl><dt>Industry</dt><dd><a href="/#security">Security</a></dd></dl></article>`;
  const [record] = recordsOf("/works/hid", page(main));
  expect(record?.url).toBe("/works/hid||");
  expect(record?.content).toContain('"topic[content]" content="Security"');
});

const chapter = (id: string, title: string, more = "") =>
  `<section id="${id}"><h2 id="${id}-title">${title}</h2><p>About ${title}.</p>${more}</section>`;
/** Address, kind and title of each record. */
const found = (address: string, html: string) =>
  recordsOf(address, html).map(({ url, content }) => {
    const meta = (name: string) =>
      new RegExp(`"${name}\\[content\\]" content="([^"]*)`).exec(content)?.[1];
    return [url.split("|")[0], meta("kind"), meta("title"), meta("names"), meta("keywords")]
      .join(" ")
      .trim();
  });

test("a page has a record with its search words, and so has each part with an anchor, whose text is in no other", () => {
  const head =
    '<meta property="og:title" content="About us"/><meta name="keywords" content="who"/>';
  const person =
    '<li><article id="team-a"><h3>Ada</h3><p>Counts.</p></article></li><li><img alt="Logo"/></li>';
  const html = page(
    `<h1>Patient</h1>${chapter("team", "The people", person)}<section><h2 id="x">No anchor</h2></section>`,
    head,
  );
  expect(found("/about-us", html)).toEqual([
    "/about-us page About us about us who",
    "/about-us#team-a person Ada",
    "/about-us#team page The people team",
  ]);
  const [whole, ada, team] = recordsOf("/about-us", html).map(({ content }) => content);
  expect(ada).toContain("Counts.");
  expect(team).toContain("Logo");
  for (const other of [whole, team]) expect(other).not.toContain("Counts.");
  const folds = `<ul><li><details><summary><h3>Designer</h3></summary><div id="designer">Text</div></details></li></ul>`;
  expect(found("/career-page", page(folds))).toContain("/career-page#designer position Designer");
  expect(found("/blog/page/2", html)).toEqual([]);
  const services = page(chapter("ux", "UX") + chapter("start-project", "Start"));
  expect(found("/services", services).map((line) => line.split(" ")[1])).toEqual([
    "page",
    "service",
    "page",
  ]);
});

test("drafts and previews, which are excluded from search engines, have no records", () => {
  const hidden = article.replace(
    "<head>",
    '<head><meta name="robots" content="noindex, nofollow"/>',
  );
  expect(recordsOf("/blog/names", hidden)).toEqual([]);
  expect(recordsOf("/blog/a", "<html></html>")).toEqual([]);
});
