/** @jest-environment node */
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
    ["17", "article-2020-01-01", "article-2020-01-01-2"].map((name) => `${name}/index.md`),
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
