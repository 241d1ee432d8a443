/** @jest-environment node */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { plainPicture } from "../../plugins/gatsby-source-content/testing/content-tree";
import { expectGolden } from "../../plugins/gatsby-source-content/testing/golden";
import { runImport } from "./run-import";
import { DATED, importFrom, POST, post, prepareContent } from "./testing/import-from";

let cover: Buffer;

prepareContent();
beforeAll(async () => {
  cover = await plainPicture(1920, 1080).png().toBuffer();
});

/** Compares the report of an import, and everything it has written, with a golden file. */
function expectImported(
  name: string,
  { text, files, read, options }: Awaited<ReturnType<typeof importFrom>>,
): void {
  const report = text.replace(`${path.dirname(options.mapping)}${path.sep}`, "");
  const written = files().map((file) =>
    file.endsWith(".md") ? `== ${file}\n${read(file)}` : `== ${file}\n`,
  );
  expectGolden(path.join(__dirname, "golden", `${name}.txt`), [report, ...written].join("\n"));
}

const SHOWN = `${DATED}\nimage: { path: /large.png, alt: Large }`;

test("a Jekyll blog arrives with pictures, links, category and author, hidden articles as drafts", async () => {
  const imported = await importFrom(
    {
      "_config.yml": "url: //old.example\n",
      "large.png": cover,
      ["assets/Über Bild.PNG".normalize("NFD")]: cover,
      "_posts/2019-01-02-first-post.md":
        "---\nlayout: post\ncategories: sample misc\nauthor: Sample\n---\n# The first\n\nThe teaser *here*. See [the second](2019-02-03-second.md).\n\n![A picture](/assets/%C3%9Cber%20Bild.PNG)\n\n[Contact](/contact)\n",
      "_posts/2019-02-03-second.md":
        "---\ntitle: 'Second: a title'\nimage: /assets/Über Bild.PNG\ndescription: D\npublished: false\n---\n[Back](https://www.old.example/2019/01/02/first-post.html#top)\n",
      "_posts/2020-01-01-hidden.md": post(`${SHOWN}\ndraft: yes`),
      "_posts/2020-01-01-unpublished.md": post(`${SHOWN}\npublished: no`),
      "_posts/2020-01-01-private.md": post(`${SHOWN}\nstatus: private`),
      "_posts/2020-01-01-not-rendered.md": post(`${SHOWN}\nbuild: { render: never }`),
      "_posts/2020-01-01-nowhere.md": post(`${SHOWN}\npermalink: false`),
      "_posts/2020-01-01-unlisted.md": post(`${SHOWN}\nunlisted: true`),
      "_posts/2020-01-01-expires.md": post(`${SHOWN}\nexpiryDate: 2999-01-01`),
      "_posts/2020-01-01-later.md": post(`${SHOWN}\npublishDate: 2999-01-01`),
      "_posts/2020-01-01-some-day.md": post(`${SHOWN}\npublishDate: 5.1.2999`),
      "_posts/_kept/2020-01-01-back.md": post(SHOWN),
      "_posts/2020-01-01-below.md": `\n${post("draft: true")}`,
      "_drafts/idea.md": post(SHOWN),
      "_posts/2020-01-01-shown.md": post(
        `${SHOWN}\nstatus: Publish\ndraft: no\ncomments: false\nunlisted: ""\npublishDate: 2020-02-01`,
      ),
      "_posts/2020-01-01-title.md": `---\ntitle: "{{ name }}"\n${SHOWN}\n---\nWords.\n`,
      "_posts/2020-01-01-element.md": `---\ntitle: "The <div> element"\n${SHOWN}\n---\nWords.\n`,
      "_posts/2020-01-01-prototype.md": post(`${SHOWN}\ntags: constructor\nauthor: toString`),
      "_posts/2020-01-01-cover-gone.md": post(`${DATED}\nimage: /gone.png`),
      "small.png": await plainPicture(800, 400).png().toBuffer(),
      "_posts/2020-01-01-small-cover.md": post(`${DATED}\nimage: /small.png`),
      "_posts/date.md": post("date: 12/31/2019"),
    },
    (mapping) => Object.assign(mapping.authors ?? {}, { Sample: "sample" }),
  );
  expectImported("jekyll", imported);
  expect(imported.isValid).toBe(true);
});

test("a Hugo blog arrives from TOML, and what the import cannot or must not take is reported", async () => {
  const outside = path.resolve("secret.png");
  writeFileSync(outside, cover);
  mkdirSync("old/content/posts", { recursive: true });
  symlinkSync(outside, "old/content/posts/linked.png");
  const imported = await importFrom({
    "hugo.toml": 'baseURL = "https://old.example/"\n',
    "static/img/a.png": cover,
    "content/posts/one/index.md":
      '+++\nTitle = "One"\ndate = 2020-05-06T23:00:00-04:00\n[cover]\nimage = "/img/a.png"\nalt = "A"\n+++\nWords.\n\n{{< chart >}}\n\n[x](gone)\n\n![Gone](b.png)\n',
    "content/posts/two.md":
      '+++\ndate = 2020-05-07\ntitle = "Two"\naliases = ["/blog/old-two/"]\n+++\nText.\n',
    "content/posts/_index.md": "+++\ntitle = 'List'\n+++\nx\n",
    "content/posts/good.md": post(DATED, "![x](linked.png) ![y](../../../secret.png)"),
    "content/posts/later/good.md": POST,
    "content/posts/program.md": "---js\n{ title: process.exit(1) }\n---\nx\n",
    "content/posts/broken.md": "+++\ntitle = \n+++\nx\n",
    "content/posts/page.md": "---\ntitle: About\n---\nx\n",
    "content/posts/name.md": POST,
    "content/posts/name.el.md": POST,
    "content/posts/kept/_index.md": "+++\n[cascade.build]\nlist = 'never'\n+++\n",
    "content/posts/kept/with-all.md": POST,
    "content/posts/all/all.11tydata.js": "module.exports = { draft: true };",
    "content/posts/all/in-a-folder.md": POST,
    "content/posts/name.js.md": POST,
    "content/posts/desktop.ini": "[.ShellClassInfo]\n",
    "content/posts/sample.md": POST,
    "content/posts/old.html": "<p>x</p>",
    "content/posts/bundle/index.md": POST,
    "content/posts/pricing.md": POST,
    "content/posts/links.md": post(
      DATED,
      "[a](/index.html) [b](/posts/bundle/) [c](/products/pricing/) [d](../../about/index.html) [e](#prices)\n\n## Prices {#prices}",
    ),
    "content/posts/led.md": post(
      DATED,
      "[a](/posts/bundle/index.html) [b](pricing.md) [c](../two) [d](/blog/old-two)",
    ),
    "content/posts/never.md": post(DATED, "a[^1]\n\n~~~js\nb\n~~~\n\n[^1]: # c"),
  });
  expectImported("hugo", imported);
  expect(imported.isValid).toBe(true);
});

test("an article's lines and dashes are those of the old site", async () => {
  const { read, text } = await importFrom({
    "hugo.toml": "[markup.goldmark.renderer]\nhardWraps = true\n",
    "content/posts/a.md": post(
      DATED,
      'Monday -- Friday: 9 to 5\nSaturday: "by appointment"\n\n<p>a</p>\n\nStudio North\n12 Harbour Street',
    ),
    "content/posts/b.md": post(DATED, '"A" -- b\nc'),
  });
  expect(text).toContain("published 2, drafts 0");
  expect(read("a/index.md")).toContain(
    "Monday – Friday: 9 to 5\\\nSaturday: “by appointment”\n\na\n\nStudio North\\\n12 Harbour Street\n",
  );
  expect(read("b/index.md")).toContain("\n“A” – b\\\nc\n");
});

test("an article is found at the root, where generators of Gatsby put it, unless a page is there", async () => {
  const { read, text } = await importFrom({
    "content/blog/a/index.md": post(DATED, "[b](/b) [c](/pricing/) [d](https://x.example/d/)"),
    "content/blog/b/index.md": POST,
    "content/blog/pricing/index.md": POST,
    "src/pages/pricing.tsx": "",
    "public/b/index.html": "<p>Built.</p>",
  });
  expect(read("a/index.md")).toContain("[b](/blog/b) c [d]");
  expect(text).toContain('links to "/pricing/"');
});

test("a title is a title, however it begins", async () => {
  const titles = ["10. Geburtstag", "3) Three", "- and", "# is", "> is", "+1 for", "---", "1."];
  const posts = titles.map((title, index) => [
    `${index}.md`,
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(title)}\n${DATED}\n---\nA\n`,
  ]);
  const { read, text } = await importFrom(Object.fromEntries(posts));
  expect(text).toContain(`published ${titles.length}, drafts 0`);
  for (const [index, title] of titles.entries())
    expect(parse(read(`${index}/index.md`).split(/^---$/m)[1] ?? "")).toMatchObject({
      title,
      perex: title,
    });
});

test("a second import overwrites nothing", async () => {
  const { options, read } = await importFrom({ "a.md": POST });
  const before = read("a/index.md");
  writeFileSync(path.join("old", "a.md"), POST.replace("Words", "Others"));
  expect((await runImport(options)).text).toContain(
    "imported 0, of them published 0, drafts 0; refused 1.",
  );
  expect(read("a/index.md")).toBe(before);
});

test("the old site's address may be written in back quotes", async () => {
  const { options } = await importFrom({
    "gatsby-config.js": "x = {\n  siteUrl: `https://a.example`,\n}",
    "a.md": POST,
  });
  expect(readFileSync(options.mapping, "utf8")).toContain('"https://a.example"');
});

test("a folder that is not a content folder is refused in one line", async () => {
  const { options } = await importFrom({ "a.md": POST });
  await expect(runImport({ ...options, to: "elsewhere/blog" })).rejects.toThrow(
    "--to elsewhere is not a folder.",
  );
  mkdirSync("elsewhere");
  await expect(runImport({ ...options, to: "elsewhere/blog" })).rejects.toThrow(
    /categories\.json cannot be read/,
  );
});

test.each<[string, object, RegExp]>([
  [
    "a category that does not exist",
    { categories: { x: "smple" } },
    /categories\.x: .*Expected "sample"/,
  ],
  [
    "a key that the import does not know",
    { standIn: "x.png" },
    /standIn: is not a key of the mapping/,
  ],
  ["a key left out", { pictures: undefined }, /pictures: is missing/],
  ["a folder without articles", { articles: ["nope"] }, /articles: there is no article in "nope"/],
])("a mapping with %s is refused before anything is written", async (_, changes, message) => {
  await expect(
    importFrom({ "a.md": POST }, (mapping) => Object.assign(mapping, changes)),
  ).rejects.toThrow(message);
});
