/** @jest-environment node */
import { existsSync, readFileSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { fakeProject } from "./testing/fake-project";
import { type Finished, runNode, TOOLS } from "./testing/run";
import { temporaryFolder, writeTree } from "./testing/tree";

const LOCK =
  '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"},"node_modules/b":{"version":"1.0.0","optional":true}}}';

/**
 * A fake npm: records the call, empties node_modules, and installs one package, unless set to fail.
 */
const FAKE_NPM = `#!/usr/bin/env node
const fs = require("node:fs");
fs.appendFileSync("npm-calls.txt", process.argv.slice(2).join(" ") + "\\n");
fs.rmSync("node_modules", { recursive: true, force: true });
if (process.env.FAKE_NPM_FAILS) process.exit(7);
fs.mkdirSync("node_modules/a", { recursive: true });
if (process.env.FAKE_NPM_DIES) {
  process.kill(process.ppid, "SIGKILL");
  process.exit(1);
}
fs.writeFileSync("node_modules/a/package.json", "{}");
fs.writeFileSync("node_modules/.package-lock.json", '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
`;

type Project = {
  root: string;
  prepare: (env?: NodeJS.ProcessEnv, args?: string[]) => Promise<Finished>;
  calls: () => number;
};

function project(): Project {
  const root = fakeProject({ "package-lock.json": LOCK });
  rmSync(path.join(root, "node_modules"), { recursive: true });
  const bin = temporaryFolder();
  writeTree(bin, { npm: FAKE_NPM });
  const notes = path.join(root, "npm-calls.txt");
  return {
    root,
    prepare: (env, args) =>
      runNode(path.join(TOOLS, "prepare.mjs"), {
        cwd: root,
        args,
        env: { PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
      }),
    calls: () => (existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n").length : 0),
  };
}

test("installs missing packages with npm ci once", async () => {
  const { root, prepare, calls } = project();
  expect((await prepare()).code).toBe(0);
  expect(readFileSync(path.join(root, "npm-calls.txt"), "utf8")).toMatch(/^ci --include=dev /);
  expect(await prepare({ PATH: path.dirname(process.execPath) })).toEqual({ code: 0, output: "" });
  expect(calls()).toBe(1);
});

test("installs again only when the lock file has changed", async () => {
  const { root, prepare, calls } = project();
  await prepare();
  writeTree(root, { "package.json": '{"scripts":{"a":"b"}}' });
  await prepare();
  expect(calls()).toBe(1);
  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(root, "package-lock.json"), later, later);
  expect((await prepare()).output).toContain("package-lock.json has changed");
  expect(calls()).toBe(2);
});

test("installs again after an install that was killed half-way", async () => {
  const { prepare, calls } = project();
  expect((await prepare({ FAKE_NPM_DIES: "1" })).code).toBeNull();
  const again = await prepare();
  expect(again.output).toContain("not completely");
  expect([again.code, calls()]).toEqual([0, 2]);
});

test("says what to do when npm fails, and retries the next time", async () => {
  const { prepare, calls } = project();
  const { code, output } = await prepare({ FAKE_NPM_FAILS: "1" });
  expect([code, output]).toEqual([1, expect.stringContaining("`npm ci` failed (exit code 7)")]);
  await prepare();
  expect(calls()).toBe(2);
});

test("refuses a Node outside of package.json's engines", async () => {
  const { root, prepare, calls } = project();
  writeTree(root, { "package.json": '{"engines":{"node":"^99.1"}}' });
  const { code, output } = await prepare();
  expect([code, calls()]).toEqual([1, 0]);
  expect(output).toBe(
    `\nThis project needs Node ^99.1, but this is Node ${process.version}. Install a supported version from https://nodejs.org and try again.\n`,
  );
});

const BROWSER =
  '#!/bin/sh\ncase "$*" in *--version*) echo Chromium 1;; *--dump-dom*) echo "<html></html>";; esac\n';

/** A PATH with the given programs only, without others installed on this machine. */
function programs(files: Record<string, string>): { bin: string; env: NodeJS.ProcessEnv } {
  const bin = temporaryFolder();
  writeTree(bin, files);
  symlinkSync(process.execPath, path.join(bin, "node"));
  return { bin, env: { PATH: bin, CHROMIUM_PATH: "", CHROMIUM_SHELL_PATH: "" } };
}

test("stores the path of the first browser that starts", async () => {
  const { root, prepare } = project();
  await prepare();
  const { bin, env } = programs({
    chromium: "#!/bin/sh\necho a library is missing >&2; exit 127\n",
    "google-chrome": BROWSER,
  });
  const { code, output } = await prepare({ ...env, CHROMIUM_PATH: "/nowhere/chromium" }, [
    "--browser",
  ]);
  expect([code, output]).toEqual([
    0,
    `Browser for the tests: ${path.join(bin, "google-chrome")} (google-chrome on the PATH)\n`,
  ]);
  expect(readFileSync(path.join(root, "node_modules/.cache/browser.json"), "utf8")).toContain(
    "google-chrome",
  );
});

test("adds a headless-only Chromium, unless CHROMIUM_PATH names a browser", async () => {
  const { prepare } = project();
  await prepare();
  const { bin, env } = programs({ chromium: BROWSER, "chromium-headless-shell": BROWSER });
  const [chromium, shell] = [path.join(bin, "chromium"), path.join(bin, "chromium-headless-shell")];
  const outputWith = async (settings: NodeJS.ProcessEnv) =>
    (await prepare({ ...env, ...settings }, ["--browser"])).output;
  expect(await outputWith({})).toBe(
    `Browser for the tests: ${chromium} (chromium on the PATH), and ${shell}\n`,
  );
  expect(await outputWith({ CHROMIUM_PATH: chromium })).toBe(
    `Browser for the tests: ${chromium} (CHROMIUM_PATH)\n`,
  );
});
