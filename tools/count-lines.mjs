#!/usr/bin/env node
// node tools/count-lines.mjs [--write]: reports the size of the project. --write writes the table into docs/README.md.
//
// Code: scripts in git without tests, and without artwork/, a project of its own. Tests: names with
// `.test.` or `.spec.`. Style sheets are listed beside. Lines are counted as `wc -l` does.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const REPORT = "docs/README.md";
const SECTION = /(<!-- lines -->\n)[\s\S]*(<!-- \/lines -->)/;
const GOALS = { code: 32_000, tests: 21_500, entries: 30 };
const SCRIPT = /\.(?:tsx?|mjs|cjs|jsx?)$/;
const TEST = /\.(?:test|spec)\./;
/** Folders with many entries that are not code. */
const NOT_COUNTED = /^content\b|\/(?:snapshots|golden)\b/;

/** @typedef {{ path: string, lines: number }} File */

/** @param {number} value */
const number = (value) => Math.round(value).toLocaleString("en");
/** @param {readonly File[]} list */
const sum = (list) => list.reduce((total, { lines }) => total + lines, 0);
/** @param {readonly File[]} list */
const mean = (list) => (list.length > 0 ? sum(list) / list.length : 0);

/** @returns {File[]} every tracked file of the site that exists; only scripts and style sheets have their lines counted */
const trackedFiles = () =>
  execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
    .split("\0")
    .filter((path) => path && !path.startsWith("artwork/") && existsSync(path))
    .map((path) => ({
      path,
      lines: SCRIPT.test(path) || path.endsWith(".scss") ? readFileSync(path, "utf8").split("\n").length - 1 : 0,
    }));

/**
 * Folders with too many entries, not counting hidden ones.
 * @param {readonly File[]} files
 */
function fullFolders(files) {
  /** @type {Map<string, Set<string>>} */
  const entries = new Map();
  for (const { path } of files)
    for (let entry = path, folder = dirname(path); entry !== "."; entry = folder, folder = dirname(folder))
      if (!basename(entry).startsWith(".")) entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
  return [...entries].filter(([folder, { size }]) => size > GOALS.entries && !NOT_COUNTED.test(folder));
}

/** @param {readonly File[]} files */
function report(files) {
  const scripts = files.filter(({ path }) => SCRIPT.test(path));
  const tests = scripts.filter(({ path }) => TEST.test(path));
  const code = scripts.filter(({ path }) => !TEST.test(path));
  const styles = files.filter(({ path }) => path.endsWith(".scss"));
  const components = code.filter(({ path }) => /^src\/.*\.tsx$/.test(path));
  const full = fullFolders(files);
  const folders = [...new Set(scripts.map(({ path }) => topFolder(path)))].sort();
  /** @param {string} folder */
  const row = (folder) => {
    const [own, tested] = [code, tests].map((list) => list.filter(({ path }) => topFolder(path) === folder));
    return `| \`${folder}\` | ${number(sum(own ?? []))} | ${number(sum(tested ?? []))} |`;
  };
  return [
    "| Lines of | Code | Tests |",
    "|---|--:|--:|",
    ...folders.map(row),
    `| **In all** | **${number(sum(code))}** | **${number(sum(tests))}** |`,
    `| At most | ${number(GOALS.code)} | ${number(GOALS.tests)} |`,
    "",
    `Style sheets: ${number(sum(styles))} lines. A file of code has ${number(mean(code))} lines on average, a component`,
    `${number(mean(components))}; the longest file has ${number(Math.max(...code.map(({ lines }) => lines)))}.`,
    full.length > 0
      ? `Folders with more than ${GOALS.entries} entries: ${full.map(([name, { size }]) => `\`${name}\` (${size})`).join(", ")}.`
      : `No folder has more than ${GOALS.entries} entries.`,
  ].join("\n");
}

/** @param {string} path */
function topFolder(path) {
  const [first = "", second = ""] = path.split("/");
  if (!path.includes("/")) return "(root)";
  return first === "src" && path.split("/").length > 2 ? `src/${second}` : first;
}

const table = report(trackedFiles());
console.log(table);
if (process.argv.includes("--write")) {
  const page = readFileSync(REPORT, "utf8");
  if (!SECTION.test(page)) throw new Error(`${REPORT}: the comments <!-- lines --> and <!-- /lines --> are missing`);
  writeFileSync(
    REPORT,
    page.replace(SECTION, (_all, start, end) => `${start}${table}\n${end}`),
  );
}
