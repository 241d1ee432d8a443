/** @jest-environment node */
import { DATED, importFrom, post, prepareContent } from "../testing/import-from";

prepareContent();

test("what Jekyll read otherwise makes the article a draft, and nothing of another generator", async () => {
  const source = { "_posts/2020-01-01-a.md": post(DATED, "1) one") };
  const { text, read } = await importFrom({ "_config.yml": "title: A\n", ...source });
  expect(text).toContain(
    'old/_posts/2020-01-01-a.md:5: has "1) one", which Jekyll\'s kramdown may have read otherwise.',
  );
  expect(read("a/index.md")).toContain("draft: true");
  const hugo = { "hugo.toml": "title = 'A'\n", "content/posts/a.md": post(DATED, "1) one") };
  expect((await importFrom(hugo)).text).not.toContain("kramdown");
});

test("an article that begins with indented code keeps its first blanks", async () => {
  const { read } = await importFrom({
    "_posts/2020-01-01-a.md": post(DATED, "\n    code\n\nWords."),
  });
  expect(read("a/index.md")).toMatch(/\n---\n {4}code\n\nWords\.\n$/);
});
