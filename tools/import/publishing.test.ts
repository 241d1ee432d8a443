/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { plainPicture } from "../../plugins/gatsby-source-content/testing/content-tree";
import { temporaryFolder } from "../testing/tree";
import { checkEntries, type Entry, writeEntry } from "./entries";
import { runImport } from "./run-import";
import { DATED, importFrom, post, prepareContent } from "./testing/import-from";

prepareContent();

const fullReport = () => readFileSync("import-report.txt", "utf8");

test("what keeps an article back is never offered for ignoring, nor may it be ignored", async () => {
  const source = {
    "a.md": post(`${DATED}\ndraft: true\nmood: good`),
    "b.md": post(`${DATED}\nis_hidden: yes\nprivate: no\npublish: false`),
    "2020-01-01-c.md": post("date: soon"),
  };
  const { proposal, text } = await importFrom(source);
  expect(proposal).toContain('add those to "ignored" that never keep one back: mood');
  expect(text).toContain('has "is_hidden"');
  expect(text).not.toMatch(/add "(?:date|draft|is_hidden|publish)"|has "private"/);
});

test.each(["Draft", "published", "status", "is_hidden", "unlisted", "expiryDate", "permalink"])(
  "a mapping that ignores %s is refused",
  async (name) => {
    const ignore = (mapping: object) => Object.assign(mapping, { ignored: ["toc", name] });
    await expect(importFrom({ "a.md": post(`${DATED}\n${name}: x`) }, ignore)).rejects.toThrow(
      `ignored.1: "${name}" may keep an article back`,
    );
  },
);

test("a teaser has a blank where a line ends", async () => {
  const { read } = await importFrom(
    { "a.md": post(DATED, "First *line\nand* second.  \nThird.") },
    (mapping) => Object.assign(mapping, { lineBreaks: true }),
  );
  expect(read("a/index.md")).toContain("perex: First line and second. Third.");
});

test("each article of an alphabet that addresses do not have gets a name of its own", async () => {
  const source = {
    "中文.md": `---\n${DATED}\n---\n[二](/2020/01/01/第二篇/)\n`,
    "第二篇.md": `---\n${DATED}\n---\n第二\n`,
    "第三篇.md": "---\ndate: 2020-01-02\nid: 17\n---\n第三\n",
  };
  const { files, options, read, text } = await importFrom(source);
  const articles = files().filter((name) => name.endsWith(".md"));
  expect(articles).toEqual(
    ["17", "article-2020-01-01-2", "article-2020-01-01"].map((name) => `${name}/index.md`),
  );
  expect(read("article-2020-01-01/index.md")).toContain("[二](/blog/article-2020-01-01-2)");
  expect(text).toContain("published 3");
  expect((await runImport(options)).text).toContain("imported 0");
});

test("a link to an article that is refused is a link to the old site", async () => {
  const { text } = await importFrom({
    "a.md": post(DATED, "[b](b.md)"),
    "b.md": post("date: 2022-02-30"),
  });
  expect(text).toContain('a.md:5: links to "b.md"');
  expect(text).toContain("b.md: has no date that can be read");
});

test("a link to the start page never leads to the article itself", async () => {
  await importFrom(
    {
      "content/blog/a/index.md": post(
        DATED,
        "[a](/) [b](/?p=12) [c](/#about) [d](https://old.example/) [e](?page_id=3) [f](https://old.example)",
      ),
    },
    (mapping) => Object.assign(mapping, { oldSite: "https://old.example/" }),
  );
  expect(fullReport().match(/links to/g)).toHaveLength(6);
});

test("a link to a part of another article leads there, or is reported", async () => {
  const { read, text } = await importFrom({
    "_posts/2020-01-02-a.md": post(
      "layout: post",
      "[a](/2020/01/02/b.html#cost) [b](2020-01-02-b.md#auto-head) [c](/2020/01/02/b.html#top)\n\n[d](/2020/01/02/b.html#gone)",
    ),
    "_posts/2020-01-02-b.md": post("layout: post", "## Prices {#cost}\n\nA\n\n## Auto head"),
  });
  expect(read("a/index.md")).toContain(
    "[a](/blog/b#prices) [b](/blog/b#auto-head) [c](/blog/b)\n\n[d](/blog/b)",
  );
  expect(text).toContain('a.md:7: links to "/2020/01/02/b.html#gone", a part that');
  expect(text).toContain("published 1, drafts 1");
});

test("without the old site's address, a link that may be the old site's is reported", async () => {
  const { text, proposal } = await importFrom({
    "blog/a.md": post(
      DATED,
      "[b](https://old.example/blog/b/) [c](https://x.example/c)\n\n[d](https://old.example/?p=12)",
    ),
    "blog/b.md": post(`${DATED}\nid: 12`),
  });
  expect(proposal).toContain('The address of the old site is not known: write it into "oldSite"');
  expect(text).toContain('a.md:5: links to "https://old.example/blog/b/", perhaps');
  expect(text).toContain('a.md:7: links to "https://old.example/?p=12", perhaps');
  expect(text).toContain("published 1, drafts 1");
});

test("nothing is published before somebody has written the old site's address", async () => {
  const { proposal } = await importFrom({
    "_config.yml": "baseurl: /project",
    "_posts/2020-01-02-a.md": post("layout: post"),
  });
  expect(proposal).toContain('write it into "oldSite", with /project at its end');
  process.chdir(temporaryFolder());
  const unknown = (mapping: object) => Object.assign(mapping, { oldSite: "" });
  await expect(importFrom({ "a.md": post(DATED) }, unknown)).rejects.toThrow(
    "oldSite: is not known: write the old site's address, or null if there never was one",
  );
});

test("a link by the number of a WordPress article leads to that article", async () => {
  const { read, text } = await importFrom(
    {
      "a.md": post(DATED, "[b](/?p=12) [c](https://old.example/?p=13) [d](?p=12)\n\n[e](/?p=14)"),
      "b.md": post(`${DATED}\nid: 12`),
      "c.md": post(`${DATED}\nguid: https://old.example/?p=13`),
    },
    (mapping) => Object.assign(mapping, { oldSite: "https://old.example" }),
  );
  expect(read("a/index.md")).toContain("[b](/blog/b) [c](/blog/c) [d](/blog/b)\n\n[e](https");
  expect(text).toContain('a.md:7: links to "/?p=14"');
  expect(text).toContain("published 2, drafts 1");
});

test("links and pictures of a site in a folder of its host are found", async () => {
  const { read, text } = await importFrom({
    "_config.yml": "url: https://old.example\nbaseurl: /site",
    "img/a.png": await plainPicture(40, 40).png().toBuffer(),
    "_posts/2020-01-02-a.md": post(
      "layout: post",
      "[b](/site/2020/01/02/b.html) [c](https://old.example/site/2020/01/02/b.html)\n\n" +
        "![A](/site/img/a.png)\n\n[d](/elsewhere) [e](/site/gone)",
    ),
    "_posts/2020-01-02-b.md": post("layout: post"),
  });
  const shown = read("a/index.md");
  expect(shown).toContain("[b](/blog/b) [c](/blog/b)");
  expect(shown).toContain("![A](./a.png)");
  expect(shown).toContain("[d](https://old.example/elsewhere) [e](https://old.example/site/gone)");
  expect(text.match(/links to/g)).toHaveLength(2);
});

test("a main picture in the folder images of a WordPress export is found", async () => {
  const { text } = await importFrom({
    "posts/a/index.md": post(`${DATED}\ncoverImage: photo.jpg\ncoverAlt: A`),
    "posts/a/images/photo.jpg": await plainPicture(1920, 1080).jpeg().toBuffer(),
  });
  expect(text).toContain("published 1, drafts 0; refused 0. Pictures copied: 1");
});

test("the date of an article is not that on which Hugo was to show it, unless that is to come", async () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  const { read, text } = await importFrom({
    "a.md": post(`${DATED}\npublishDate: 2021-05-05`),
    "b.md": post(`${DATED}\npublishDate: 2999-05-05`),
    "c.md": post(`${DATED}\npublishDate: ${later}`),
  });
  expect(read("a/index.md")).toContain("date: 2020-01-01\npicture");
  expect(text).toContain("b.md:3: date: is 2999-05-05, a day to come");
  expect(text).toContain("published 1, drafts 2");
});

test("a link to what is missing says whether that is a heading, a file or a page", async () => {
  const { text } = await importFrom({
    "a.md": post(
      DATED,
      "[a](#gone)\n\n[b](b.md#x)\n\n[c](/files/c.pdf)\n\n[d](/d#e.f)\n\n[e](http://%20/e)",
    ),
  });
  expect(text).toContain('a.md:5: links to "#gone", a heading that the text does not have');
  expect(text).toContain(
    'a.md:7: links to "b.md#x", a file that is not among the imported articles',
  );
  expect(text).toContain('a.md:9: links to "/files/c.pdf", a file, which the import leaves behind');
  expect(text).toContain('a.md:11: links to "/d#e.f", which is not known as an address');
  expect(text).toContain('a.md:13: links to "http://%20/e", which is not a valid address');
});

test.each(["old.example", "www.old.example", "ftp://old.example"])(
  "%s is refused as the old site's address",
  async (oldSite) => {
    const change = (mapping: object) => Object.assign(mapping, { oldSite });
    await expect(importFrom({ "a.md": post(DATED) }, change)).rejects.toThrow(
      'oldSite: must begin with https:// or http://, such as "https://old.example"',
    );
  },
);

test("drafts without a date arrive as drafts, and their text stays", async () => {
  const { proposal, read, text } = await importFrom({
    "posts/drafts/idea.md": post("mood: good"),
    "posts/a.md": post(`${DATED}\nupdated: 2019-01-01`),
    "posts/a.fr.md": post(DATED),
    "posts/page.md": post("added: 2020-01-01"),
  });
  expect(read("idea/index.md")).toMatch(/date: \d{4}-\d\d-\d\d\ndraft: true[\s\S]*---\nWords\.\n$/);
  expect(read("a/index.md")).not.toContain("updated");
  expect(text).toContain("updated: is before the date, and was left out");
  expect(text).toContain("a.fr.md: has .fr in its name, as another language has");
  expect(proposal).toContain("and so refused: 1, the first posts/page.md.");
});

test("what is to be looked at in many articles is told once, and each place in a file", async () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const source = names.map((name) => [
    `${name}.md`,
    post(`${DATED}\nmood: good`, `[x](/${name}x)`),
  ]);
  const { text } = await importFrom(Object.fromEntries(source));
  expect(text.match(/has "mood"/g)).toHaveLength(1);
  expect(text.match(/links to/g)).toHaveLength(1);
  expect(text).toContain("The same in 5 more places. The next are old/b.md:4, old/c.md:4.");
  expect(fullReport().match(/has "mood"/g)).toHaveLength(6);
  expect(fullReport()).toContain('old/f.md:6: links to "/fx"');
});

test("a draft keeps its text when only a field of it is wrong", async () => {
  const { options } = await importFrom({ "a.md": post(DATED) });
  const fields = { title: "B", perex: "B", date: "2022-02-30", draft: true };
  const entry: Entry = {
    slug: "b",
    fields,
    body: "Words.\n",
    source: "Words.",
    files: new Map(),
    notes: [],
  };
  writeEntry(options.to, entry);
  const { problems } = await checkEntries(path.dirname(options.to), [entry]);
  expect(entry.body).toBe("Words.\n");
  expect(problems.map(({ field }) => field)).toContain("date");
});

test("fields without a first line --- are front matter, and refused as such", async () => {
  const { text } = await importFrom({
    "a.md": post(DATED),
    "b.md": "title: B\ndate: 2020-01-01\n---\nWords.\n",
    "2020-01-01-c.md": "Title: of words\n---\n\nWords.\n",
  });
  expect(text).toContain("b.md:1: does not begin with front matter");
  expect(text).toContain("published 2, drafts 0; refused 1");
});

test("an article whose field `published` has no value is a draft, as Jekyll has it", async () => {
  const { read } = await importFrom({
    "a.md": post(`${DATED}\npublished:`),
    "b.md": post(`${DATED}\ndraft:\ncategories: []`),
  });
  expect(read("a/index.md")).toContain("draft: true");
  expect(read("b/index.md")).not.toContain("draft: true");
});

test("a link by year, month and name leads to its article, as WordPress writes it", async () => {
  const { read } = await importFrom({
    "a.md": post(DATED, "[b](/2020/03/b/)"),
    "b.md": post("date: 2020-03-04"),
  });
  expect(read("a/index.md")).toContain("[b](/blog/b)");
});

test("a picture whose address the old site computed is told from one that is missing", async () => {
  const body = "![a]({{site.baseurl}}/a.png)\n\n![b](/b.png)";
  const { text } = await importFrom({ "a.md": post(DATED, body) });
  expect(text).toMatch(/shows .*a\.png", which has an address that the old site computed/);
  expect(text).toMatch(/shows .*b\.png", which is not in the source/);
});

test("an article whose name only begins as a README or a licence does is imported", async () => {
  const source = {
    "license-to-bake.md": post(DATED),
    "README.md": post(DATED),
    "readme.de.md": post(DATED),
  };
  const { files } = await importFrom(source);
  expect(files().filter((file) => file.endsWith(".md"))).toEqual(["license-to-bake/index.md"]);
});
