/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const canVerify = existsSync("/usr/bin/node") && spawnSync("systemd-analyze", ["--version"]).status === 0;

// Where systemd is not installed, or Node is elsewhere than the unit says, there is nothing to verify with.
(canVerify ? test : test.skip)("systemd finds no fault with the unit", () => {
  const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", "docs/deploy/mailer.service"]);
  expect([status, String(stdout), String(stderr)]).toEqual([0, "", ""]);
});
