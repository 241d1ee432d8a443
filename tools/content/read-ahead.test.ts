/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { minimalContent, writeContent } from "../../plugins/gatsby-plugin-content/testing/content-tree";

/** More than are parsed in one process. */
const ARTICLES = 240;

test("of hundreds of new articles, parsed in several processes, each mistake is named with its file and line", async () => {
  const files = await minimalContent();
  const [file = "", text] = Object.entries(files).find(([name]) => /^blog\/.*\.md$/.test(name)) ?? [];
  const copies = Array.from({ length: ARTICLES }, (_, index) => [
    file.replace(/^blog\/[^/]+/, `blog/copy-${index}`),
    `${String(text).replaceAll("./", `../${file.split("/")[1]}/`)}\n${index % 100 === 7 ? "# Title\n" : ""}`,
  ]);
  const root = writeContent({ ...files, ...Object.fromEntries(copies) });
  try {
    const options = ["--import", "tsx", "tools/check-content.ts", root];
    const { status, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
    const named = stderr.match(/copy-\d+\/index\.md:\d+: has a first-level heading/g)?.sort();
    const line = String(text).split("\n").length + 1;
    expect(named).toEqual([107, 207, 7].map((index) => `copy-${index}/index.md:${line}: has a first-level heading`));
    expect(status).toBe(1);
  } finally {
    rmSync(path.dirname(root), { recursive: true, force: true });
  }
});
