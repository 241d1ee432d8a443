/** @jest-environment node */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { cacheControlFor } from "./cache-policy";
import { SEARCH_FOLDER } from "./layout";

const YEAR = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";
const HASH = "0123456789abcdef0123";

test.each([
  [`/component---src-pages-index-tsx-${HASH}.js`, YEAR],
  [`/styles.${HASH}.css`, YEAR],
  [`/framework-${HASH}.js.LICENSE.txt`, YEAR],
  ["/static/figtree-0123456789abcdef0123456789abcdef.woff2", YEAR],
  ["/app-of-the-year.js", "public, max-age=86400"],
  ["/intro.webm", "public, max-age=86400"],
  ["/index.html", REVALIDATE],
  ["/rss.xml", REVALIDATE],
  ["/manifest.webmanifest", REVALIDATE],
  ["/admin/editor.js", REVALIDATE],
])("%s is cached: %s", (address, policy) => {
  expect(cacheControlFor(address)).toBe(policy);
});

/** The files of the index that Pagefind makes of a site with these words. */
async function indexOf(words: string): Promise<string[]> {
  const site = await mkdtemp(path.join(os.tmpdir(), "index-"));
  await writeFile(path.join(site, "index.html"), `<html lang="en"><body><h1>Home</h1><p>${words}</p></body></html>`);
  await promisify(execFile)(path.resolve("node_modules/.bin/pagefind"), ["--site", site, "--quiet"]);
  const files = await readdir(path.join(site, SEARCH_FOLDER), { recursive: true, withFileTypes: true });
  await rm(site, { recursive: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.join(path.relative(site, file.parentPath), file.name));
}

test("files of the search are cached for a year if their names change with their content, and revalidated if not", async () => {
  const [before, after] = [await indexOf("stone"), await indexOf("water")];
  const changed = before.filter((file) => !after.includes(file));
  expect(changed.map((file) => path.extname(file)).sort()).toEqual([".pf_fragment", ".pf_index", ".pf_meta"]);
  for (const file of before)
    expect([file, cacheControlFor(`/${file}`)]).toEqual([file, changed.includes(file) ? YEAR : REVALIDATE]);
});
