/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { finished, startNode } from "../testing/run";
import { temporaryFolder, writeTree } from "../testing/tree";
import { currentBuild, readManifest } from "./manifest";
import { WORTH_PROCESSES } from "./publish-in-processes";

const articles = Array.from({ length: WORTH_PROCESSES + 1 }, (_, index) => `blog/a${index}/index.html`);
const textOf = (file: string) => `${file} `.repeat(100);

/** Writes down which programs are started. */
const RECORDER = `require("node:fs").appendFileSync(__dirname + "/programs", process.argv[1] + "\\n");`;

/** Calls a function of these modules in a process as the build has it, with TypeScript. */
function startCall(module: string, name: string, ...args: unknown[]) {
  const folder = temporaryFolder();
  const program = `
    import { ${name} } from ${JSON.stringify(path.resolve(__dirname, module))};
    ${name}(...(${JSON.stringify(args)} as Parameters<typeof ${name}>), () => {}).then(
      (answer) => console.log(JSON.stringify(answer)),
      (error) => { console.log(String(error)); process.exitCode = 1; },
    );`;
  writeTree(folder, { "call.ts": program, "recorder.cjs": RECORDER });
  const env = { NODE_OPTIONS: `--require ${JSON.stringify(path.join(folder, "recorder.cjs"))}` };
  return { folder, child: startNode("call.ts", { cwd: folder, env }) };
}

/** The same, to its end. */
async function call(module: string, name: string, ...args: unknown[]) {
  const { folder, child } = startCall(module, name, ...args);
  const { code, output } = await finished(child);
  const programs = readFileSync(path.join(folder, "programs"), "utf8").trim().split("\n");
  const helpers = programs.filter((program) => path.basename(program) === "publish-files.ts");
  return { code, output, answer: () => JSON.parse(output.trim().split("\n").at(-1) ?? ""), helpers: helpers.length };
}

test("thousands of new files, published in several processes, are those that were built, with their copies", async () => {
  const folder = temporaryFolder();
  const [publicDirectory, dist] = [path.join(folder, "public"), path.join(folder, "dist")];
  const own = ["index.html", ...articles];
  writeTree(publicDirectory, Object.fromEntries(own.map((file) => [file, textOf(file)])));
  const publish = () => call("publish", "publish", { publicDirectory, dist });
  const first = await publish();
  expect(first.answer()).toMatchObject({ files: own.length, reused: 0 });
  expect(first.helpers).toBeGreaterThanOrEqual(1);
  const read = (file: string) => readFileSync(path.join(dist, "site", file));
  for (const file of own) {
    expect(read(file).toString()).toBe(textOf(file));
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(textOf(file));
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(textOf(file));
  }
  const { files } = readManifest(dist, currentBuild(dist));
  expect(Object.keys(files).sort()).toEqual([...own].sort());

  writeFileSync(path.join(publicDirectory, "blog/a7/index.html"), textOf("changed"));
  const second = await publish();
  expect(second.answer()).toMatchObject({ files: own.length, reused: own.length - 1 });
  expect(second.helpers).toBe(0);
  expect(read("blog/a7/index.html").toString()).toBe(textOf("changed"));
});

test("killed while its processes write, it leaves the site on show as it was, and the next one is whole", async () => {
  const folder = temporaryFolder();
  const [publicDirectory, dist] = [path.join(folder, "public"), path.join(folder, "dist")];
  const shown = (file: string) => readFileSync(path.join(dist, "site", file), "utf8");
  const unfinished = () => readdirSync(path.join(dist, "builds")).filter((name) => name.startsWith(".new-"));
  const isWriting = () =>
    unfinished().some((name) => existsSync(path.join(dist, "builds", name, "blog/a7/index.html")));
  writeTree(publicDirectory, { "index.html": textOf("before") });
  await call("publish", "publish", { publicDirectory, dist });

  writeTree(publicDirectory, Object.fromEntries(["index.html", ...articles].map((file) => [file, textOf(file)])));
  const { child } = startCall("publish", "publish", { publicDirectory, dist });
  const end = finished(child);
  while (!isWriting() && child.exitCode === null) await sleep(5);
  child.kill("SIGKILL");
  expect(shown("index.html")).toBe(textOf("before"));
  expect(existsSync(path.join(dist, "site/blog"))).toBe(false);
  expect(unfinished()).toHaveLength(1);
  // Its output ends with the last of the processes that it has left behind.
  expect((await end).code).toBeNull();

  const next = await call("publish", "publish", { publicDirectory, dist });
  expect(next.answer()).toMatchObject({ files: articles.length + 1 });
  for (const file of ["index.html", ...articles]) expect(shown(file)).toBe(textOf(file));
  expect(unfinished()).toEqual([]);
});

test("a file that cannot be published is named", async () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const tasks = [{ file: "gone.html", effort: { brotli: 5, gzip: 4 } }];
  const { code, output } = await call("publish-in-processes", "publishInProcesses", { from, to, tasks });
  expect(output).toMatch(/ENOENT.*gone\.html/);
  expect(code).toBe(1);
});
