/** @jest-environment node */
import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { SEARCH_FOLDER } from "../../site-contract/layout";
import { makeFolder } from "../testing/fixture-site";
import { request } from "../testing/raw-request";
import { type RunningApp, startApp } from "../testing/running-app";

const YEAR = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

let temp: Awaited<ReturnType<typeof makeFolder>>;
let app: RunningApp;

/** Files of Pagefind's own index of a site with these words, by their path, with their bytes. */
async function makeIndex(site: string, words: string): Promise<Map<string, string>> {
  await mkdir(site, { recursive: true });
  await writeFile(path.join(site, "index.html"), `<html lang="en"><body><h1>Home</h1><p>${words}</p></body></html>`);
  await promisify(execFile)(path.resolve("node_modules/.bin/pagefind"), ["--site", site, "--quiet"]);
  const entries = await readdir(path.join(site, SEARCH_FOLDER), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [path.relative(site, file), await readFile(file, "hex")]),
    ),
  );
}

beforeAll(async () => {
  temp = await makeFolder();
});

afterAll(async () => {
  await app.close();
  await temp.remove();
});

test("files of the search whose names change with their content are cached for a year, all others are revalidated", async () => {
  const site = path.join(temp.folder, "site");
  const [files, later] = [await makeIndex(site, "stone"), await makeIndex(path.join(temp.folder, "later"), "water")];
  app = await startApp({ SITE_DIR: site });
  const policies = new Map<string, string | undefined>();
  for (const file of files.keys()) policies.set(file, (await request(app.port, `/${file}`)).headers["cache-control"]);
  const hashed = [...files.keys()].filter((file) => /\/en_|\.en_/.test(file));
  expect(hashed.map((file) => path.extname(file)).sort()).toEqual([".pf_fragment", ".pf_index", ".pf_meta"]);
  expect(hashed.filter((file) => later.has(file))).toEqual([]);
  for (const [file, policy] of policies)
    expect([file, policy]).toEqual([file, hashed.includes(file) ? YEAR : REVALIDATE]);
});
