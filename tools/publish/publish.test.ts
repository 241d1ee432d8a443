/** @jest-environment node */
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, unlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startNode } from "../testing/run";
import { temporaryFolder, writeTree } from "../testing/tree";
import { listFiles } from "./files";
import { prepareToPublish, publish } from "./publish";
import { listBuilds, switchSite } from "./switch-site";

const HASHED_CHUNK = "app-affb4411e7875d62b7d1.js";
const ROUNDS = 20;

function fixture(): { publicDirectory: string; dist: string; inSite: (file: string) => string } {
  const folder = temporaryFolder();
  const dist = path.join(folder, "dist");
  return { publicDirectory: path.join(folder, "public"), dist, inSite: (file) => path.join(dist, "site", file) };
}

const longText = (word: string): string => `${word} `.repeat(1000);

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

test("shares unchanged files with the build before, and none with the folder that Gatsby writes to", async () => {
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

test("a file with the time and length it had is taken over unread; with a new time it is read", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  const source = path.join(publicDirectory, "index.html");
  const writeAt = (word: string, seconds: number) => {
    writeTree(publicDirectory, { "index.html": longText(word) });
    utimesSync(source, seconds, seconds);
  };
  writeAt("one", 1000);
  await publish({ publicDirectory, dist });
  // Never so in practice: to see that the time is what it goes by.
  writeAt("two", 1000);
  expect(await publish({ publicDirectory, dist })).toMatchObject({ reused: 1 });
  expect(readFileSync(inSite("index.html"), "utf8")).toBe(longText("one"));
  writeAt("two", 2000);
  expect(await publish({ publicDirectory, dist })).toMatchObject({ reused: 0 });
  expect(readFileSync(inSite("index.html"), "utf8")).toBe(longText("two"));
});

test("a file that has only just been written is read again whatever its time says", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  const source = path.join(publicDirectory, "index.html");
  writeTree(publicDirectory, { "index.html": longText("one") });
  const { mtime } = statSync(source);
  await publish({ publicDirectory, dist });
  writeTree(publicDirectory, { "index.html": longText("two") });
  utimesSync(source, mtime, mtime);
  await publish({ publicDirectory, dist });
  expect(readFileSync(inSite("index.html"), "utf8")).toBe(longText("two"));
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

test("what is made meanwhile is published when it is done, without what was there of it before", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": "1", "search/old.json": "old" });
  const work = sleep(50).then(() => {
    expect(existsSync(inSite("index.html"))).toBe(false);
    unlinkSync(path.join(publicDirectory, "search/old.json"));
    writeTree(publicDirectory, { "search/new.json": "new" });
  });
  const published = await publish({ publicDirectory, dist, meanwhile: { work, folder: "search" } });
  expect(published).toMatchObject({ files: 2, pages: 1 });
  expect([...listFiles(inSite("")).keys()]).toEqual(["index.html", "search/new.json"]);
});

test.each([
  ["before it begins", 0],
  ["while it waits", 100],
])("when what is made meanwhile fails %s, the site on show stays and nothing is left over", async (_name, delay) => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": "1" });
  await publish({ publicDirectory, dist });
  writeTree(publicDirectory, { "index.html": "2" });
  const work = sleep(delay).then(() => Promise.reject(new Error("a link leads nowhere")));
  const meanwhile = { work, folder: "search" };
  await expect(publish({ publicDirectory, dist, meanwhile })).rejects.toThrow("a link leads nowhere");
  expect(readFileSync(inSite("index.html"), "utf8")).toBe("1");
  expect(readdirSync(path.join(dist, "builds"))).toHaveLength(2);
});

const foldersIn = (site: string): string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)))
    .sort();

test("a build whose folders were made before it had any files has those that it fills, and no others", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "blog/old/deep/index.html": "1", "blog/stays/index.html": "1", "gone/a/b.html": "1" });
  await publish({ publicDirectory, dist });
  const before = realpathSync(inSite(""));
  const prepared = await prepareToPublish({ publicDirectory, dist }, () => false);
  const [begun = ""] = readdirSync(path.join(dist, "builds")).filter((name) => name.startsWith(".new-"));
  expect(foldersIn(path.join(dist, "builds", begun))).toEqual(foldersIn(before));
  rmSync(publicDirectory, { recursive: true });
  writeTree(publicDirectory, { "blog/stays/index.html": "1", "blog/new/index.html": "2" });
  expect(await publish({ publicDirectory, dist, prepared })).toMatchObject({ files: 2, reused: 1 });
  expect(foldersIn(realpathSync(inSite("")))).toEqual(["blog", "blog/new", "blog/stays"]);
  expect(readdirSync(path.join(dist, "builds")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("can show an earlier build again", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  for (const text of ["1", "2"]) {
    writeTree(publicDirectory, { "index.html": text });
    await publish({ publicDirectory, dist });
  }
  switchSite(dist, listBuilds(dist)[0] ?? "");
  expect(readFileSync(inSite("index.html"), "utf8")).toBe("1");
});

test("does not touch a folder dist/site that somebody else made", async () => {
  const { publicDirectory, dist, inSite } = fixture();
  writeTree(publicDirectory, { "index.html": "new" });
  writeTree(dist, { "site/index.html": "theirs" });
  await expect(publish({ publicDirectory, dist })).rejects.toThrow("dist/site is no link made by the build");
  expect(readFileSync(inSite("index.html"), "utf8")).toBe("theirs");
});

/** Every file of the site on show says the same number, compressed copies included. */
function shownNumbers(site: string): string[] {
  const files = [...listFiles(site).keys()];
  const texts = files.map((name) => {
    const bytes = readFileSync(path.join(site, name));
    if (name.endsWith(".br")) return brotliDecompressSync(bytes).toString();
    return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  });
  return [...new Set(texts.map((text) => text.slice(0, 9)))];
}

test("killed at any moment, the site on show is one whole build", async () => {
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
    const numbers = shownNumbers(inSite(""));
    expect(numbers).toHaveLength(1);
    expect(listFiles(inSite("")).size).toBe(names.length * 3);
    seen.add(numbers[0] ?? "");
  }
  expect(seen.size).toBeGreaterThan(ROUNDS / 2);
  await publish({ publicDirectory, dist });
  expect(readdirSync(dist).sort()).toEqual(["builds", "site"]);
  expect(readdirSync(path.join(dist, "builds")).filter((name) => name.startsWith("."))).toEqual([]);
}, 120_000);
