/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeTree } from "../testing/tree";

const LIMITS = "tools/line-limits.json";
const lines = (count: number): string => "//\n".repeat(count);

/** A repository of two rooms, each as long as it may be. */
function project(files: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  const rooms = { sum: [100, 20, 0, 5], "src/dom": [50, 20, 0, 5], server: [50, 0, 0, 0] };
  writeTree(folder, {
    [LIMITS]: JSON.stringify({ folders: {}, rooms }),
    "src/dom/focus.ts": lines(50),
    "src/dom/focus.test.ts": lines(20),
    "src/dom/focus.scss": lines(5),
    "server/main.ts": lines(50),
    ...files,
  });
  spawnSync("git", ["init", "--quiet"], { cwd: folder });
  spawnSync("git", ["add", "--all"], { cwd: folder });
  return folder;
}

function countLines(folder: string, ...options: string[]) {
  const program = path.resolve("tools/count-lines.mjs");
  const { status, stderr } = spawnSync("node", [program, ...options], { cwd: folder, encoding: "utf8" });
  return { status, problems: stderr.split("\n").filter(Boolean) };
}

test("a project within its limits passes", () => {
  expect(countLines(project())).toEqual({ status: 0, problems: [] });
});

test.each([
  ["a room with a line too many", "server/main.ts", 51, "server: 51 lines of code, 1 above the limit"],
  ["tests above their limit", "src/dom/focus.test.ts", 22, "src/dom: 22 lines of tests, 2 above the limit"],
  ["a room that has no limit yet", "src/new/thing.ts", 50, "src/new: 50 lines of code, 50 above the limit"],
  ["helpers of tests, counted apart", "server/testing/x.ts", 3, "server: 3 lines of support, 3 above the limit"],
  ["style sheets above their limit", "src/dom/focus.scss", 6, "src/dom: 6 lines of styles, 1 above the limit"],
  ["a file that is too long", "server/main.ts", 251, "server/main.ts: 251 lines; a file may have 250"],
  ["files that are short on average", "server/main.ts", 10, "A file of code has 30.0 lines on average; 45 to 60"],
])("%s fails", (_what, file, count, problem) => {
  const { status, problems } = countLines(project({ [file]: lines(count) }));
  expect(status).toBe(1);
  expect(problems).toContainEqual(expect.stringContaining(problem));
});

test("a folder with more than 30 entries fails", () => {
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`docs/${index}.md`, ""]));
  expect(countLines(project(many)).problems).toEqual([expect.stringContaining("docs: 31 entries")]);
});

test("lowering brings the limits down to the counts, and never up", () => {
  const folder = project({ "src/dom/focus.ts": lines(60), "server/main.ts": lines(40) });
  expect(countLines(folder, "--lower").status).toBe(1);
  expect(JSON.parse(readFileSync(path.join(folder, LIMITS), "utf8")).rooms).toEqual({
    sum: [100, 20, 0, 5],
    "src/dom": [50, 20, 0, 5],
    server: [40, 0, 0, 0],
  });
});
