/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fakeProject, inSite } from "../testing/fake-project";
import { type Finished, finished, runNode, startNode, TOOLS } from "../testing/run";
import { pageHtml, writeTree } from "../testing/tree";
import { listFiles } from "./files";

const BUILD = path.join(TOOLS, "publish.ts");
const ROUNDS = 4;
/** Approximate duration of a complete run of the fake project, including the start of Node. */
const LONGEST_LIFE_MS = 2000;

const build = (cwd: string, env?: NodeJS.ProcessEnv): Promise<Finished> => runNode(BUILD, { cwd, env });

/** Numbers in the pages of the published site; throws if a file is incomplete. */
function shownNumbers(root: string, site = path.join(root, "dist/site")): string[] {
  const pages = ["index.html", "a/index.html", "b/index.html", "c/index.html"];
  const numbers = pages.map(
    (page) => /<p>(\d+)<\/p>.*<\/html>/.exec(readFileSync(path.join(site, page), "utf8"))?.[1] ?? `torn: ${page}`,
  );
  const files = listFiles(site);
  const pictures = [...files].filter(([file]) => file.endsWith(".jpg"));
  expect(pictures.map(([, size]) => size)).toEqual([23, 23, 23, 23]);
  return [...new Set(numbers)];
}

test("builds, and reports it in one line", async () => {
  const root = fakeProject();
  const { code, output } = await build(root);
  expect(output).toMatch(
    /^Built 4 pages, 9 files \(0 unchanged\), 0\.0 MB, compressed 0\.0 MB, in [\d.]+ s: dist\/site$/m,
  );
  expect(code).toBe(0);
  expect(shownNumbers(root)).toEqual(["1"]);
  const left = readdirSync(path.join(root, "dist")).filter((name) => !name.startsWith("."));
  expect(left.sort()).toEqual(["builds", "current", "hosts", "sbom.json", "server.mjs", "site"]);
});

test.each([
  ["the content check fails", { CONTENT_CHECK: "1" }, {}, "Failed: the check of the content (exit code 1)"],
  ["the search cannot be indexed", { SEARCH_INDEX: "1" }, {}, "Failed: the search index (exit code 1)"],
  ["Gatsby fails", { FAKE_GATSBY_FAILS: "1" }, {}, "Failed: gatsby build (exit code 3)"],
  [
    "the built site has problems",
    {},
    { "page.html": pageHtml({ body: '<a href="/none">x</a> undefined' }) },
    'a href="/none" is not there',
  ],
])("when %s, the last published site remains", async (_name, env, files, message) => {
  const root = fakeProject();
  await build(root);
  writeTree(root, { "number.txt": "2", ...files });
  const { code, output } = await build(root, env);
  expect(output).toContain(message);
  expect(output).toContain("The site in dist/site is unchanged.");
  expect(code).toBe(1);
  expect(shownNumbers(root)).toEqual(["1"]);
  expect(readdirSync(path.join(root, "dist/builds")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("content with problems does not invalidate Gatsby's caches", async () => {
  const root = fakeProject();
  await build(root);
  writeTree(root, { "number.txt": "2", ".cache/kept": "of the first build" });
  await build(root, { CONTENT_CHECK: "1" });
  expect(readFileSync(path.join(root, ".cache/data"), "utf8")).toBe("1");
  await build(root);
  expect(existsSync(path.join(root, ".cache/kept"))).toBe(true);
});

test("after Gatsby failed, the next build starts from a clean state and reports it", async () => {
  const root = fakeProject();
  await build(root, { FAKE_GATSBY_FAILS: "1" });
  writeTree(root, { ".cache/half": "x" });
  const { code, output } = await build(root);
  expect(output).toContain("Starting from a clean state: the last build did not complete.");
  expect(code).toBe(0);
  expect(existsSync(path.join(root, ".cache/half"))).toBe(false);
});

test("a second build fails immediately while the first one runs, and the first one succeeds", async () => {
  const root = fakeProject();
  const results = await Promise.all([build(root), build(root)]);
  expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(results.find(({ code }) => code === 1)?.output).toMatch(/Another build is running here \(process \d+\)/);
  expect(shownNumbers(root)).toEqual(["1"]);
});

test("refuses to build while the preview runs", async () => {
  // Fakes that do not end: the preview runs as long as they do.
  const staying = "#!/usr/bin/env node\nsetTimeout(() => {}, 60_000);";
  const root = fakeProject({ "node_modules/.bin/gatsby": staying, "node_modules/.bin/tsx": staying });
  // Without the editor, which a fake project lacks.
  const preview = startNode(path.join(TOOLS, "start.mjs"), { cwd: root, env: { PORT: "8971", CI: "true" } });
  const end = finished(preview);
  while (!existsSync(path.join(root, "dist/.preview.json"))) await sleep(20);
  const { code, output } = await build(root);
  preview.kill("SIGTERM");
  expect(output).toContain(`The preview (npm start, process ${preview.pid}) is running`);
  expect(code).toBe(1);
  expect((await end).code).toBe(143);
  expect(existsSync(path.join(root, "dist/.preview.json"))).toBe(false);
});

test("stopped during the content check, it reports that, keeps the site, and leaves no process behind", async () => {
  const root = fakeProject();
  await build(root);
  const staying = "#!/usr/bin/env node\nsetTimeout(() => {}, 60_000);";
  writeTree(root, { "node_modules/.bin/tsx": staying, "number.txt": "2" });
  const child = startNode(BUILD, { cwd: root });
  const end = finished(child);
  const note = path.join(root, "dist/.build-child.json");
  while (!existsSync(note)) await sleep(20);
  const { pid } = JSON.parse(readFileSync(note, "utf8"));
  child.kill("SIGINT");
  const { code, output } = await end;
  expect(output).toContain("Stopped during: the check of the content. The site in dist/site is unchanged.");
  expect(code).toBe(1);
  expect(existsSync(`/proc/${pid}`)).toBe(false);
  expect(shownNumbers(root)).toEqual(["1"]);
}, 30_000);

test("killed at any moment, the last published site remains intact, and the next build recovers", async () => {
  const root = fakeProject();
  await build(root);
  for (let round = 2; round < ROUNDS + 2; round += 1) {
    writeTree(root, { "number.txt": String(round) });
    const child = startNode(BUILD, { cwd: root });
    const end = finished(child);
    await Promise.race([end, sleep(Math.random() * LONGEST_LIFE_MS)]);
    child.kill("SIGKILL");
    await end;
    expect(shownNumbers(root, path.join(root, "dist/current"))).toHaveLength(1);
    // Killed between two renames, it is missing, and never half there.
    if (existsSync(inSite(root, ""))) expect(shownNumbers(root)).toHaveLength(1);
  }
  writeTree(root, { "number.txt": "99" });
  const { code, output } = await build(root);
  expect(`${code} ${output}`).toMatch(/^0 /);
  expect(shownNumbers(root)).toEqual(["99"]);
}, 60_000);
