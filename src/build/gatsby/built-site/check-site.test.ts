/** @jest-environment node */

import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { pageHtml, SHARE_PICTURE, temporaryFolder, writeTree } from "../../../../tools/testing/tree";
import { checkSite, formatFindings } from "./check-site";
import { leftoversIn } from "./html-page";
import { type BuiltSite, readSite } from "./read-site";

type Files = Record<string, string | Buffer>;

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);

function site(files: Files, meant?: ReadonlySet<string>): BuiltSite {
  const folder = temporaryFolder();
  writeTree(folder, {
    "index.html": pageHtml(),
    [SHARE_PICTURE]: JPEG,
    "works/index.html": pageHtml({ path: "/works", body: '<h2 id="list">All</h2>' }),
    ...files,
  });
  return readSite(folder, meant);
}

const messages = (files: Files): string[] => checkSite(site(files)).map(({ message }) => message);
const withBody = (body: string): string[] => messages({ "index.html": pageHtml({ body }) });
const withHead = (head: string): string[] => messages({ "index.html": pageHtml({ head }) });

test("a good site has no findings", () => {
  const body = `
    <a href="/works#list">a</a><a href="/works?x=1">b</a><a href="#top">c</a><a href="https://elsewhere.example/">d</a>
    <a href="mailto:hello@citrin.example">e</a><a href="https://citrin.example/works">f</a><a href="/a.svg#leaf">g</a>
    <form action="/api/form/1/" method="post"></form><pre>undefined {name}</pre><p>See <code>NaN</code></p>
    <img alt="" src="/a.svg" srcset="/a.svg 1x, /a.svg 2x"><script type="application/ld+json">{"a":"undefined"}</script>
    <script id="gatsby-script-loader">/*<![CDATA[*//*]]>*/</script>
    <script>window.___webpackCompilationHash="4df9402f";</script>`;
  expect(messages({ "index.html": pageHtml({ body }), "a.svg": '<svg xmlns="x"><g id="leaf"/></svg>' })).toEqual([]);
});

test("the hashes are known of each inline script that runs, now or after a consent, and of each style sheet", () => {
  const body = `<style>p{color:red}</style><script>window.___webpackCompilationHash="4d";</script><script src="/a.js"></script>
    <script type="text/plain" data-category="analytics">go()</script><script type="text/plain">no()</script>
    <script type="application/ld+json">{}</script>`;
  const { scriptHashes, styleHashes } = site({ "index.html": pageHtml({ body }), "a.js": "" });
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  expect([...scriptHashes].sort()).toEqual(['window.___webpackCompilationHash="4d";', "go()"].map(hash).sort());
  expect([...styleHashes]).toEqual([hash("p{color:red}")]);
});

test("the sites of the players are known, of those that may play here", () => {
  const player = (name: string) => `<figure data-player="${name}"></figure>`;
  const { players } = site({ "index.html": pageHtml({ body: player("vimeo") + player("evil") }) });
  expect([...players]).toEqual(["vimeo"]);
});

test("the statement that differs between pages is not part of Gatsby's script", () => {
  const [finding] = withBody(
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/works";/*]]>*/</script>',
  );
  expect(finding).toContain("has an inline script");
});

test.each([
  ["a missing page", '<a href="/nowhere">x</a>', 'a href="/nowhere" is not there'],
  ["another case", '<a href="/Works">x</a>', 'a href="/Works" is not there; did you mean /works?'],
  ["a trailing slash", '<a href="/works/">x</a>', 'a href="/works/" ends with a slash; write /works'],
  ["index.html", '<a href="/works/index.html">x</a>', 'a href="/works/index.html" names index.html; write /works'],
  ["a missing anchor", '<a href="/works#none">x</a>', 'a href="/works#none" has no element with the id "none"'],
  ["a missing anchor of the page itself", '<a href="#none">x</a>', 'a href="#none" has no element with the id "none"'],
  ["a missing picture", '<img alt="" src="/none.jpg">', 'img src="/none.jpg" is not there'],
  ["a missing picture of a set", '<img alt="" srcset="/none.jpg 2x">', 'img srcset="/none.jpg" is not there'],
  ["a missing poster", '<video poster="/none.jpg"></video>', 'video poster="/none.jpg" is not there'],
  [
    "its own origin",
    '<a href="https://citrin.example/none">x</a>',
    'a href="https://citrin.example/none" is not there',
  ],
  ["nothing", '<a href="">x</a>', 'a href="" is empty'],
  ["bad escapes", '<a href="/%E0%A4%A">x</a>', 'a href="/%E0%A4%A" is not a valid address'],
])("a link to %s is a finding", (_name, body, message) => {
  expect(withBody(body)).toEqual([message]);
});

test("a link to a redirect, and a redirect to nothing or over a page, are findings", () => {
  const files = {
    _redirects: "/work /works 301\n/old /none 301\n/works / 301\n",
    "index.html": pageHtml({ body: '<a href="/work">x</a>' }),
  };
  expect(messages(files)).toEqual([
    'a href="/work" links to a redirect; link to its target',
    "/old leads to /none, which is not there",
    "/works is a page or a file and cannot be redirected",
  ]);
});

test("a page has one h1, title, description and canonical link; a 404 page may lack the last", () => {
  const bare = "<html><head></head><body><h1>a</h1><h1>b</h1></body></html>";
  const notFound = pageHtml().replace(/<link rel="canonical"[^>]*>/, "");
  expect(messages({ "bare/index.html": bare, "404.html": notFound })).toEqual([
    "has an h1 2 times",
    "has not a title",
    "has not a description",
    "has not a canonical link",
    "has 0 pictures for shared links",
  ]);
});

test("a picture for shared links that is missing, too large, a path or one of two is a finding", () => {
  const naming = (address: string) => pageHtml().replace(`https://citrin.example/${SHARE_PICTURE}`, address);
  const heavy = { "heavy.jpg": Buffer.concat([Buffer.alloc(300_000), JPEG]) };
  expect(messages({ "index.html": naming("https://citrin.example/none.jpg") })).toEqual([
    'meta content="https://citrin.example/none.jpg" is not there',
  ]);
  expect(messages({ "index.html": naming("https://citrin.example/heavy.jpg"), ...heavy })).toEqual([
    "https://citrin.example/heavy.jpg has 301 kB; at most 300 kB are allowed",
  ]);
  expect(messages({ "index.html": naming(`/${SHARE_PICTURE}`) })).toEqual([
    `og:image="/${SHARE_PICTURE}" is not a full address on this site`,
  ]);
  expect(withHead(`<meta property="og:image" content="https://citrin.example/${SHARE_PICTURE}">`)).toEqual([
    "has 2 pictures for shared links",
  ]);
});

test.each([
  ["a style attribute", '<p style="color:red">x</p>', "<p> has a style attribute; use a class"],
  ["a handler", '<p onclick="go()">x</p>', "<p onclick> is an inline handler"],
  ["an inline script", "<script>alert(1)</script>", "has an inline script: alert(1)"],
  ["a script URL", '<a href="javascript:go()">x</a>', 'a href="javascript:go()" would run as code'],
  ["a data page", '<a href="data:text/html,x">x</a>', 'a href="data:text/html,x" would run as code'],
])("%s is a finding", (_name, body, message) => {
  expect(withBody(body)).toEqual([message]);
});

test("everything loaded from elsewhere is a finding, plain links are not", () => {
  const body =
    '<img alt="" src="https://cdn.example/a.png"><script src="//cdn.example/a.js"></script><iframe src="https://maps.example"></iframe>';
  expect(withBody(body)).toHaveLength(3);
  expect(
    withHead(
      '<link rel="preconnect" href="https://fonts.example"><link rel="stylesheet" href="https://fonts.example/a.css">',
    ),
  ).toHaveLength(2);
  expect(
    withHead('<style>@import "https://a.example/a.css"; p{background:url(https://a.example/b.png)}</style>'),
  ).toHaveLength(2);
  expect(messages({ "a.css": "@font-face{src:url('https://a.example/f.woff2')}" })).toHaveLength(1);
  expect(
    withHead('<link rel="alternate" href="https://feeds.example/x"><link rel="me" href="https://social.example/x">'),
  ).toEqual([]);
});

test.each(["undefined projects", "Sum: NaN", "[object Object]", "Invalid Date", "Hello {name}"])(
  "the leftover text %s is a finding",
  (text) => {
    expect(withBody(`<p>${text}</p>`)).toEqual([
      `shows a leftover: ${text}. A value is missing where the page is made`,
    ]);
  },
);

test("words that editors have written are theirs, in titles and wherever a page repeats them", () => {
  const content = "title: Why undefined is honest\n\nWe stopped designing with lorem ipsum. GET `/users/{id}`\n";
  const body =
    '<p>Why undefined is honest, at /users/{id}, with lorem ipsum</p><a href="/works" title="undefined">a</a>';
  const found = checkSite(site({ "index.html": pageHtml({ body: `${body}<p>{slug}</p>` }) }, leftoversIn(content)));
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining("{slug}")]);
});

test("HTML that lies in static is passed through unjudged", () => {
  const file = "google1a2b3c4d5e6f7a8b.html";
  mkdirSync("static", { recursive: true });
  writeFileSync(`static/${file}`, "google-site-verification: google1a2b3c4d5e6f7a8b.html");
  try {
    expect(messages({ [file]: "google-site-verification: google1a2b3c4d5e6f7a8b.html" })).toEqual([]);
  } finally {
    rmSync(`static/${file}`);
  }
});

test("a leftover in an attribute is a finding", () => {
  expect(withBody('<p class="card undefined">x</p>')[0]).toContain('class="card undefined"');
});

test("an empty or truncated picture and a large file are findings", () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(50)]);
  const files = {
    "static/a.jpg": jpeg,
    "static/b.png": "",
    "static/c.jpg": Buffer.concat([jpeg, Buffer.from([0xff, 0xd9])]),
    "big.json": Buffer.alloc(1_600_000, 32),
    "big.mp4": Buffer.alloc(1_600_000),
    "admin/big.js": Buffer.alloc(5_000_000, 32),
  };
  expect(checkSite(site(files)).map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^static\/a.jpg is incomplete.*npm run clean/),
    expect.stringContaining("static/b.png is empty"),
    "big.json has 1.5 MB; at most 1.5 MB are allowed",
  ]);
});

test("reports every problem once, by file", () => {
  const findings = [
    { file: "b/index.html", message: "is wrong" },
    { file: "a/index.html", message: "has a broken footer" },
    { file: "b/index.html", message: "has a broken footer" },
    { file: "c/index.html", message: "has a broken footer" },
  ];
  expect(formatFindings(findings)).toBe(
    "public/a/index.html\n  has a broken footer (and in 2 more)\npublic/b/index.html\n  is wrong\n2 problems in the built site",
  );
});
