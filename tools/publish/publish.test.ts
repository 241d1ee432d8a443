/** @jest-environment node */
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { runNode, startNode, TOOLS } from "../testing/run";
import { temporaryFolder, writeTree } from "../testing/tree";
import { listBuilds, restoreSiteFolder } from "./builds";
import { listFiles } from "./files";
import { publish } from "./publish";

const HASHED_CHUNK = "app-affb4411e7875d62b7d1.js";
const ROUNDS = 8;

function fixture(): { publicDirectory: string; dist: string; inSite: (file: string) => string } {
  const folder = temporaryFolder();
  const dist = path.join(folder, "dist");
  return { publicDirectory: path.join(folder, "public"), dist, inSite: (file) => path.join(dist, "site", file) };
}

const longText = (word: string): string => `${word} `.repeat(1000);

test("leaves a plain folder in dist/site, and replaces the link of an older version there", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": "1", "works/index.html": "1" });
  const { id } = await publish({ publicDirectory, dist });
  const entries = readdirSync(inSite(""), { recursive: true, withFileTypes: true });
  expect(lstatSync(inSite("")).isDirectory()).toBe(true);
  expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  rmSync(inSite(""), { recursive: true });
  renameSync(path.join(dist, "current"), inSite(""));
  expect(await publish({ publicDirectory, dist })).toMatchObject({ reused: 2 });
  expect(lstatSync(inSite("")).isDirectory()).toBe(true);
  expect(readlinkSync(path.join(dist, "current"))).not.toContain(id);
});

test("puts dist/site back when a process was killed while it replaced it", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": "1" });
  await publish({ publicDirectory, dist });
  renameSync(inSite(""), path.join(dist, ".site-old"));
  await restoreSiteFolder(dist);
  expect(readFileSync(inSite("index.html"), "utf8")).toBe("1");
  expect(readdirSync(dist).sort()).toEqual(["builds", "current", "hosts", "site"]);
});

test("shows the built files with compressed copies, without source maps", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, {
    "index.html": longText("one"),
    [HASHED_CHUNK]: "go()",
    [`${HASHED_CHUNK}.map`]: "{}",
    _redirects: "/a /b 301",
  });
  const published = await publish({ publicDirectory, dist });
  expect([...listFiles(inSite("")).keys()]).toEqual([
    "_redirects",
    HASHED_CHUNK,
    "index.html",
    "index.html.br",
    "index.html.gz",
  ]);
  expect(brotliDecompressSync(readFileSync(inSite("index.html.br"))).toString()).toBe(longText("one"));
  expect(gunzipSync(readFileSync(inSite("index.html.gz"))).toString()).toBe(longText("one"));
  expect(published).toMatchObject({ files: 3, reused: 0 });
});

test("shares unchanged files with the previous build, and none with the folder that Gatsby writes to", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": longText("one"), "same.txt": longText("same") });
  await publish({ publicDirectory, dist });
  const inode = statSync(inSite("same.txt.br")).ino;
  writeTree(publicDirectory, { "index.html": longText("two") });
  expect(readFileSync(inSite("index.html"), "utf8")).toBe(longText("one"));
  expect(await publish({ publicDirectory, dist })).toMatchObject({ files: 2, reused: 1 });
  expect(statSync(inSite("same.txt.br")).ino).toBe(inode);
  expect(brotliDecompressSync(readFileSync(inSite("index.html.br"))).toString()).toBe(longText("two"));
});

test("keeps three builds, and hashed files of the last three for tabs that are still open", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": "0", "old.html": "x", [HASHED_CHUNK]: "go()" });
  await publish({ publicDirectory, dist });
  unlinkSync(path.join(publicDirectory, HASHED_CHUNK));
  unlinkSync(path.join(publicDirectory, "old.html"));
  const isChunkThere: boolean[] = [];
  for (const text of ["1", "2", "3"]) {
    writeTree(publicDirectory, { "index.html": text });
    await publish({ publicDirectory, dist });
    isChunkThere.push(existsSync(inSite(HASHED_CHUNK)));
  }
  expect(isChunkThere).toEqual([true, true, false]);
  expect(existsSync(inSite("old.html"))).toBe(false);
  expect(listBuilds(dist).map((id) => id.slice(0, 6))).toEqual(["000002", "000003", "000004"]);
  expect(readdirSync(path.join(dist, "builds"))).toHaveLength(6);
});

test("when a file cannot be published, the current site remains and nothing is left over", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": "1" });
  await publish({ publicDirectory, dist });
  // Of the same name as the compressed copy of the page.
  writeTree(publicDirectory, { "index.html": longText("2"), "index.html.br": "2" });
  await expect(publish({ publicDirectory, dist })).rejects.toThrow("index.html.br");
  expect(readFileSync(inSite("index.html"), "utf8")).toBe("1");
  expect(readdirSync(path.join(dist, "builds"))).toHaveLength(2);
});

test("a rollback switches to the build before, and says so when there is none", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  for (const text of ["1", "2"]) {
    writeTree(publicDirectory, { "index.html": text });
    await publish({ publicDirectory, dist });
  }
  const rollBack = () => runNode(path.join(TOOLS, "rollback.ts"), { cwd: path.dirname(dist) });
  expect((await rollBack()).code).toBe(0);
  expect(readFileSync(inSite("index.html"), "utf8")).toBe("1");
  expect(await rollBack()).toEqual({ code: 1, output: expect.stringContaining("There is no earlier build") });
});

test("does not touch a folder dist/site that the build has not created", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": "new" });
  writeTree(dist, { "site/index.html": "theirs" });
  await expect(publish({ publicDirectory, dist })).rejects.toThrow("dist/site is not a folder created by the build");
  expect(readFileSync(inSite("index.html"), "utf8")).toBe("theirs");
});

/** Every file of the published site contains the same number, compressed copies included. */
function shownNumbers(site: string): string[] {
  const files = [...listFiles(site).keys()];
  const texts = files.map((name) => {
    const bytes = readFileSync(path.join(site, name));
    if (name.endsWith(".br")) return brotliDecompressSync(bytes).toString();
    return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  });
  return [...new Set(texts.map((text) => text.slice(0, 9)))];
}

test("killed at any moment, the published site is one complete build", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  const folder = path.dirname(dist);
  const names = Array.from({ length: 12 }, (_, index) => `page-${index}/index.html`);
  writeTree(folder, {
    "publish-forever.ts": `
      import { publish } from ${JSON.stringify(path.resolve(__dirname, "publish"))};
      import { writeTree } from ${JSON.stringify(path.resolve(__dirname, "../testing/tree"))};
      async function main() {
        for (let number = Date.now() % 1e8; ; number += 1) {
          const text = (String(number).padStart(8, "0") + "\\n").repeat(300);
          writeTree("public", Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, text])));
          await publish({ publicDirectory: "public", dist: "dist" });
          console.log("published");
        }
      }
      void main();`,
  });
  writeTree(publicDirectory, Object.fromEntries(names.map((name) => [name, "00000000\n".repeat(300)])));
  await publish({ publicDirectory, dist });
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = startNode("publish-forever.ts", { cwd: folder });
    await once(child.stdout as NodeJS.ReadableStream, "data");
    await sleep(Math.random() * 100);
    child.kill("SIGKILL");
    await once(child, "close");
    const numbers = shownNumbers(path.join(dist, "current"));
    expect(numbers).toHaveLength(1);
    expect(listFiles(path.join(dist, "current")).size).toBe(names.length * 3);
    // Killed between two renames, it is missing, and never half there.
    await restoreSiteFolder(dist);
    expect(shownNumbers(inSite(""))).toHaveLength(1);
    expect(listFiles(inSite("")).size).toBe(names.length * 3);
    seen.add(numbers[0] ?? "");
  }
  expect(seen.size).toBeGreaterThan(ROUNDS / 2);
  await publish({ publicDirectory, dist });
  expect(readdirSync(dist).sort()).toEqual(["builds", "current", "hosts", "site"]);
  expect(readdirSync(path.join(dist, "builds")).filter((name) => name.startsWith("."))).toEqual([]);
}, 120_000);
