/** @jest-environment node */
import path from "node:path";
import { checkEntries, type Entry, writeEntry } from "./entries";
import { runImport } from "./run-import";
import { DATED, importFrom, post, prepareContent } from "./testing/import-from";

prepareContent();

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
  const { text } = await importFrom(
    {
      "content/blog/a/index.md": post(
        DATED,
        "[a](/) [b](/?p=12) [c](/#about) [d](https://old.example/) [e](?page_id=3) [f](https://old.example)",
      ),
    },
    (mapping) => Object.assign(mapping, { oldSite: "https://old.example/" }),
  );
  expect(text.match(/links to/g)).toHaveLength(6);
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
    "blog/a.md": post(DATED, "[b](https://old.example/blog/b/) [c](https://x.example/c)"),
    "blog/b.md": post(DATED),
  });
  expect(proposal).toContain('The address of the old site is not known: write it into "oldSite"');
  expect(text).toContain('a.md:5: links to "https://old.example/blog/b/", perhaps');
  expect(text).toContain("published 1, drafts 1");
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

test("what is to be looked at in many articles is told once", async () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const source = names.map((name) => [`${name}.md`, post(`${DATED}\nmood: good`)]);
  const { text } = await importFrom(Object.fromEntries(source));
  expect(text.match(/has "mood"/g)).toHaveLength(1);
  expect(text).toContain("The same in 5 more places.");
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
