/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Files, minimalContent, plainPicture, writeContent } from "../../src/content-loader/testing/content-tree";
import { temporaryFolder, writeTree } from "../testing/tree";
import { runImport } from "./run-import";

const home = process.cwd();
let content: Files;
let cover: Buffer;
let folder = "";

beforeAll(async () => {
  content = await minimalContent();
  cover = await plainPicture(1920, 1080).png().toBuffer();
});
beforeEach(() => {
  folder = temporaryFolder();
  // What the check remembers of pictures lies in the current folder.
  process.chdir(folder);
});
afterEach(() => process.chdir(home));

const POST = "---\ntitle: A\ndate: 2020-01-01\n---\nWords.\n";

type Change = (mapping: Record<string, Record<string, unknown>>) => void;

/** Imports a source into valid content, by the mapping that is proposed for it, with changes. */
async function importFrom(
  source: Record<string, string | Buffer>,
  { change = (() => {}) as Change, isDryRun = false } = {},
) {
  const root = writeContent(content);
  writeTree(path.join(folder, "old"), source);
  const mapping = path.join(folder, "import.json");
  const options = { from: "old", to: path.join(root, "blog"), mapping, isDryRun: false };
  const proposal = await runImport(options);
  const json = JSON.parse(readFileSync(mapping, "utf8"));
  change(json);
  writeFileSync(mapping, JSON.stringify(json));
  const result = await runImport({ ...options, isDryRun });
  const read = (name: string) => readFileSync(path.join(root, "blog", name), "utf8");
  return {
    ...result,
    proposal: proposal.text,
    mapping: json,
    options,
    read,
    files: () =>
      readdirSync(path.join(root, "blog"), { recursive: true })
        .map(String)
        .filter((name) => !/^(sample|article\.png)/.test(name) && name.includes("."))
        .sort(),
  };
}

test("a blog of Jekyll arrives with its pictures, links, category and author, and passes the check", async () => {
  const { text, isValid, read, files, proposal } = await importFrom(
    {
      "_config.yml": "url: https://old.example\n",
      "assets/Über Bild.PNG": cover,
      "_posts/2019-01-02-first-post.md":
        "---\nlayout: post\ncategories: sample misc\nauthor: Sample\n---\n# The first\n\nThe teaser *here*. See [the second](2019-02-03-second.md).\n\n![A picture](/assets/%C3%9Cber%20Bild.PNG)\n\n[Contact](/contact)\n",
      "_posts/2019-02-03-second.md":
        "---\ntitle: 'Second: a title'\nimage: /assets/Über Bild.PNG\ndescription: D\npublished: false\n---\n[Back](https://www.old.example/2019/01/02/first-post.html#top)\n",
    },
    { change: ({ authors }) => Object.assign(authors ?? {}, { Sample: "sample" }) },
  );
  expect(proposal).toContain("Articles found: 2.");
  expect(files()).toEqual([
    "first-post/index.md",
    "first-post/uber-bild.png",
    "second/index.md",
    "second/uber-bild.png",
  ]);
  // The link to a draft makes the first one a draft, too: a published page must not link to it.
  expect(read("first-post/index.md")).toBe(
    `---
title: The first
perex: The teaser here. See the second.
date: 2019-01-02
draft: true
category: sample
author: sample
picture: ./uber-bild.png
pictureAlt: A picture
---
The teaser *here*. See [the second](/blog/second).

![A picture](./uber-bild.png)

[Contact](https://old.example/contact)
`,
  );
  expect(read("second/index.md")).toContain("\n[Back](/blog/first-post)\n");
  expect(text).toContain(
    "Articles imported 2, of them published 0, drafts 2; refused 0. Pictures and films copied: 2.",
  );
  expect(isValid).toBe(true);
});

test("a blog of Hugo arrives from TOML, and what cannot be done is reported with file and line", async () => {
  const { text, read, isValid } = await importFrom({
    "hugo.toml": "title = 'x'\n",
    "static/img/a.png": cover,
    "content/posts/one/index.md":
      '+++\nTitle = "One"\ndate = 2020-05-06T23:00:00-04:00\n[cover]\nimage = "/img/a.png"\nalt = "A"\n+++\nWords.\n\n{{< chart >}}\n\n[x](/gone)\n\n![Gone](b.png)\n',
    "content/posts/two.md": '+++\ndate = 2020-05-07\ntitle = "Two"\n+++\nText.\n',
    "content/posts/_index.md": "+++\ntitle = 'List'\n+++\nx\n",
  });
  expect(read("one/index.md")).toBe(
    "---\ntitle: One\nperex: Words.\ndate: 2020-05-06\ndraft: true\npicture: ./a.png\npictureAlt: A\n---\nWords.\n\n{{< chart >}}\n\nx\n\nGone\n",
  );
  expect(read("two/index.md")).toContain("draft: true\npicture: ./placeholder.png\n");
  expect(text.split("\n").filter((line) => line.startsWith("  old/"))).toEqual([
    '  old/content/posts/one/index.md:10: has "{{< chart >}}", which only the old site understands. Fix: write in its place what it showed, or remove it.',
    '  old/content/posts/one/index.md:12: links to "/gone", which leads nowhere here; its words stay. Fix: link to a page of this site, or write the whole address.',
    '  old/content/posts/one/index.md:14: shows "b.png", which is not in the source. Fix: put the file beside the entry and write ![what it shows](./name.jpg).',
    "  old/content/posts/two.md: picture: no picture of the article is large enough, a placeholder stands in. Fix: put a picture of at least 1920 x 1080 pixels beside the entry and name it in picture.",
  ]);
  expect(isValid).toBe(true);
});

test("a film arrives with the picture and the captions beside it; one without a picture is left out and reported", async () => {
  const film = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1");
  const { text, files, read, isValid } = await importFrom({
    "a.md": `${POST}\n![One](A%20Boat.mp4)\n\n<video src="/media/two.mp4" title="Two"></video>\n`,
    "A Boat.mp4": film,
    "A Boat.png": cover,
    "A Boat.vtt": "WEBVTT\n",
    "media/two.mp4": film,
  });
  expect(files()).toEqual(
    ["a-boat.mp4", "a-boat.png", "a-boat.vtt", "index.md", "placeholder.png"].map((name) => `a/${name}`),
  );
  expect(read("a/index.md")).toMatch(/Words\.\n\n!\[One\]\(\.\/a-boat\.mp4\)\n\nTwo\n$/);
  expect(text).toContain(
    'old/a.md:9: shows "/media/two.mp4", which is a film without a picture of its name to stand for it. Fix: put it and a frame of it',
  );
  expect(isValid).toBe(true);
});

test("what is not an article, could run a program or leads out of the source is refused", async () => {
  const outside = path.join(folder, "secret.png");
  writeFileSync(outside, cover);
  mkdirSync(path.join(folder, "old"));
  symlinkSync(outside, path.join(folder, "old", "linked.png"));
  const { text, files } = await importFrom({
    "good.md": `${POST}![x](linked.png) ![y](../secret.png)\n`,
    "program.md": "---js\n{ title: process.exit(1) }\n---\nx\n",
    "broken.md": "+++\ntitle = \n+++\nx\n",
    "page.md": "---\ntitle: About\n---\nx\n",
    "name.md": POST,
    "name.fr.md": POST,
    "node.js.md": POST,
    "sample.md": POST,
    "later/good.md": POST,
    "old.html": "<p>x</p>",
  });
  expect(files().filter((name) => name.endsWith(".md"))).toEqual(
    ["good", "name", "node-js"].map((name) => `${name}/index.md`),
  );
  const reported = text
    .split("\n")
    .flatMap((line) => /^ {2}old\/(?!n\w+\.(?:js\.)?md: pic)(.*?)\. Fix/.exec(line)?.[1] ?? []);
  expect(reported).toEqual([
    expect.stringMatching(/^broken\.md:2: is not valid TOML/),
    'later/good.md: would be "good", which exists already',
    "linked.png: is a symbolic link, which is not followed",
    "name.fr.md: is a translation, and the site has one language",
    "old.html: is not Markdown",
    "page.md: has no date, as if it were a page",
    'program.md:1: begins with "---js", front matter that could run a program',
    'sample.md: would be "sample", which exists already',
    "good.md: picture: no picture of the article is large enough, a placeholder stands in",
    'good.md:6: shows "linked.png", which lies outside of the source',
    'good.md:6: shows "../secret.png", which lies outside of the source',
  ]);
});

test.each<[string, string, RegExp]>([
  ["draft: yes", "drafts 1", /\ndraft: true\n/],
  ["published: no", "drafts 1", /\ndraft: true\n/],
  ["status: private", "drafts 1", /\ndraft: true\n/],
  ["build: { render: never }", "drafts 1", /\ndraft: true\n/],
  ["expiryDate: 2020-02-01", "drafts 1", /\ndraft: true\n/],
  ["publishDate: 2999-01-01", 'does not show the article, by "publishDate"', /\ndraft: true\n/],
  ["status: Publish\ndraft: no\nexpiryDate: 2999-01-01", "drafts 0", /^(?![\s\S]*draft:)/],
  ["tags: constructor\nauthor: toString", "drafts 0", /^(?![\s\S]*(?:category|author):)/],
  ["image: /gone.png", 'picture: "/gone.png" is not in the source', /\ndraft: true\npicture: \.\/large\.png/],
  ["date: 12/31/2019", 'has the date "12/31/2019", which cannot be read for sure. Fix: write it as YYYY-MM-DD.', /^$/],
])("the front matter %j is understood", async (line, says, becomes) => {
  const dated = line.startsWith("date:") ? line : `${line}\ndate: 2020-01-01`;
  const { text, read, files } = await importFrom(
    { "a.md": `---\ntitle: A\n${dated}\n---\nWords.\n`, "large.png": cover },
    { change: (mapping) => Object.assign(mapping, { standIn: { picture: "large.png", alt: "Large" } }) },
  );
  expect(text).toContain(says);
  expect(files().includes("a/index.md") ? read("a/index.md") : "").toMatch(becomes);
  expect(text).not.toContain("export it larger");
});

test("a second import overwrites nothing, and a dry run writes nothing", async () => {
  const dry = await importFrom({ "a.md": POST }, { isDryRun: true });
  expect(dry.text).toContain("Nothing was written. It would be: articles imported 1");
  expect(dry.files()).toEqual([]);
  await runImport(dry.options);
  const before = dry.read("a/index.md");
  writeFileSync(path.join("old", "a.md"), POST.replace("Words", "Others"));
  expect((await runImport(dry.options)).text).toContain("imported 0, of them published 0, drafts 0; refused 1.");
  expect(dry.read("a/index.md")).toBe(before);
});

test.each<[string, Change, RegExp]>([
  [
    "a category that does not exist",
    ({ categories }) => Object.assign(categories ?? {}, { x: "smple" }),
    /categories\.x: .*Expected "sample"/,
  ],
  [
    "a stand-in that is missing",
    (mapping) => Object.assign(mapping, { standIn: { picture: "x.png", alt: "" } }),
    /standIn\.picture: x\.png is missing/,
  ],
])("a mapping with %s is refused before anything is written", async (_, change, message) => {
  await expect(importFrom({ "a.md": POST }, { change })).rejects.toThrow(message);
});

test("links lead to imported articles, and not to a page that happens to have the name of one", async () => {
  const { read } = await importFrom({
    "hugo.toml": 'baseURL = "https://old.example/"',
    "content/posts/bundle/index.md": POST,
    "content/posts/pricing.md": POST,
    "content/posts/links.md": `${POST}\n[a](/index.html) [b](/posts/bundle/) [c](/products/pricing/) [d](../pricing.md) [e](#prices)\n\n## Prices {#prices}\n`,
  });
  expect(read("links/index.md")).toContain(
    "[a](https://old.example/index.html) [b](/blog/bundle) [c](https://old.example/products/pricing/) [d](/blog/pricing) [e](#prices)",
  );
});
