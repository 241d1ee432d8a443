/** @jest-environment node */
import { spawn } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { fakeProject } from "./testing/fake-project";
import { type Finished, finished, runNode, TOOLS } from "./testing/run";
import { temporaryFolder, writeTree } from "./testing/tree";

const BROWSER =
  '#!/bin/sh\ncase "$*" in *--version*) echo Chromium 1;; *--dump-dom*) echo "<html></html>";; esac\n';
const FAKE_NPM = `#!/bin/sh
[ "$1" = test ] && exec node tools/test.mjs
for script; do :; done
echo "$script runs"
[ "$script" != "$FAILING_SCRIPT" ]
`;
const fakeJest = (report: object): string => `#!/usr/bin/env node
const file = process.argv.find((option) => option.startsWith("--outputFile=")).slice("--outputFile=".length);
require("node:fs").writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
process.exit(Number(process.env.FAIL_jest || 0));`;
const fakePlaywright = (report: object): string => `#!/usr/bin/env node
require("node:fs").writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify(report))});
process.exit(Number(process.env.FAIL_playwright || 0));`;

const GOOD_JEST = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const GOOD_PLAYWRIGHT = { stats: { expected: 3, flaky: 1, unexpected: 0 }, errors: [] };

type Reports = { jestReport?: object; playwrightReport?: object };

/** A project with fake programs, and a PATH with its browser and npm. */
function project({ jestReport = GOOD_JEST, playwrightReport = GOOD_PLAYWRIGHT }: Reports = {}): {
  root: string;
  PATH: string;
} {
  const root = fakeProject({
    "node_modules/.bin/jest": fakeJest(jestReport),
    "node_modules/.bin/playwright": fakePlaywright(playwrightReport),
  });
  const bin = temporaryFolder();
  writeTree(bin, {
    chromium: BROWSER,
    "chromium-headless-shell": BROWSER,
    npm: FAKE_NPM,
    // All of Debian's packages are installed.
    "dpkg-query": "#!/bin/sh\n",
  });
  return { root, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
}

const runTests = (
  { root, PATH }: ReturnType<typeof project>,
  env: NodeJS.ProcessEnv = {},
  args: string[] = [],
): Promise<Finished> =>
  runNode(path.join(TOOLS, "test.mjs"), {
    cwd: root,
    args,
    env: { PATH, CHROMIUM_PATH: "", CHROMIUM_SHELL_PATH: "", ...env },
  });

const lastLine = ({ output }: Finished): string | undefined => output.trimEnd().split("\n").at(-1);

const namesIn = ({ output }: Finished) =>
  [...output.matchAll(/^== (\S+)/gm)].map(([, name]) => name);

test("runs every check in order and sums up", async () => {
  const result = await runTests(project());
  expect(namesIn(result)).toEqual(["Lint", "Build", "Killed", "Types", "Unit", "End-to-end"]);
  expect([lastLine(result), result.code]).toEqual(["13 passed, 0 failed, 0 skipped", 0]);
});

test("runs only the checks that are named", async () => {
  const result = await runTests(project(), {}, ["unit", "lint"]);
  expect(namesIn(result)).toEqual(["Lint", "Unit"]);
  expect([lastLine(result), result.code]).toEqual(["6 passed, 0 failed, 0 skipped", 0]);
});

test("refuses the name of an unknown check", async () => {
  const result = await runTests(project(), {}, ["units"]);
  expect(result.output).toContain(
    'There is no check "units". The checks are lint, build, durability, types, unit, e2e.',
  );
  expect([lastLine(result), result.code]).toEqual(["0 passed, 1 failed, 0 skipped", 1]);
});

test("stops at the first check that fails", async () => {
  const result = await runTests(project(), { FAILING_SCRIPT: "build" });
  expect([lastLine(result), result.code]).toEqual(["2 passed, 1 failed, 0 skipped", 1]);
});

test.each<[string, Reports, NodeJS.ProcessEnv, string]>([
  [
    "failed tests",
    { jestReport: { ...GOOD_JEST, numFailedTests: 2 } },
    { FAIL_jest: "1" },
    "9 passed, 2 failed, 0 skipped",
  ],
  [
    "a test file that does not load",
    { jestReport: { ...GOOD_JEST, numRuntimeErrorTestSuites: 1 } },
    { FAIL_jest: "1" },
    "9 passed, 1 failed, 0 skipped",
  ],
  [
    "no test at all",
    { jestReport: { ...GOOD_JEST, numPassedTests: 0 } },
    {},
    "4 passed, 1 failed, 0 skipped",
  ],
  [
    "a failure without a failed test",
    {},
    { FAIL_playwright: "1" },
    "13 passed, 1 failed, 0 skipped",
  ],
  [
    "an error outside of the end-to-end tests",
    { playwrightReport: { ...GOOD_PLAYWRIGHT, errors: [{}] } },
    { FAIL_playwright: "1" },
    "13 passed, 1 failed, 0 skipped",
  ],
])("counts %s as failed", async (_name, reports, env, sum) => {
  const result = await runTests(project(reports), env);
  expect([lastLine(result), result.code]).toEqual([sum, 1]);
});

test("names the tests that were skipped, whose names say the reason", async () => {
  const pending = { status: "pending", fullName: "A relay (needs exim4) takes mail" };
  const report = {
    ...GOOD_JEST,
    testResults: [{ assertionResults: [pending, { status: "passed" }] }],
  };
  const result = await runTests(project({ jestReport: report }));
  expect(result.output).toContain("Skipped: A relay (needs exim4) takes mail\n");
  expect(lastLine(result)).toBe("13 passed, 0 failed, 1 skipped");
});

function runContinuous(
  { root, PATH }: ReturnType<typeof project>,
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  cpSync(path.join(TOOLS, "../.ci"), path.join(root, ".ci"), { recursive: true });
  const child = spawn(path.join(root, ".ci/run"), {
    cwd: "/",
    env: { ...process.env, PATH, CHROMIUM_PATH: "", CHROMIUM_SHELL_PATH: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return finished(child);
}

test(".ci/run ends with the same line and exit code, from any folder", async () => {
  const good = project();
  for (const name of ["tools/test.mjs", "tools/lib", "lib"])
    cpSync(path.join(TOOLS, "..", name), path.join(good.root, name), { recursive: true });
  const result = await runContinuous(good);
  expect([lastLine(result), result.code]).toEqual(["13 passed, 0 failed, 0 skipped", 0]);
});

test(".ci/run reports a failure when npm test is killed", async () => {
  const result = await runContinuous(project());
  expect([lastLine(result), result.code]).toEqual(["0 passed, 1 failed, 0 skipped", 1]);
});
