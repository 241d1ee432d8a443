/** @jest-environment node */
import { rmSync } from "node:fs";
import path from "node:path";
import { formatProblem } from "../../content-model/problem";
import { loadContent } from "../load-content";
import { listItem, markdownEntry, minimalContent, writeContent } from "../testing/content-tree";

/** What the check says of the smallest content with these files in it. */
async function problemsWith(files: Record<string, string>): Promise<string[]> {
  const root = writeContent({ ...(await minimalContent()), ...files });
  try {
    return (await loadContent({ root })).problems.map(formatProblem);
  } finally {
    rmSync(path.dirname(root), { recursive: true, force: true });
  }
}

test.each(["feeds", "intro", "pagefind"])(
  "no text page can be called %s: a folder of the site has that name",
  async (name) => {
    expect(await problemsWith({ [`pages/${name}/index.md`]: markdownEntry("pages") })).toEqual([
      `content/pages/${name}/index.md: has the name "${name}", which the site itself uses. Fix: choose another name.`,
    ]);
  },
);

test('no category can be called "all": in the address of the blog that word stands for every article', async () => {
  const items = [listItem("categories", { id: "sample" }), listItem("categories", { id: "all" })];
  expect(await problemsWith({ "settings/categories.json": JSON.stringify({ items }) })).toEqual([
    'content/settings/categories.json:1: items[2].id: has the name "all", which the site itself uses. Fix: choose another name.',
  ]);
});
