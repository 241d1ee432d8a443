/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const canVerify =
  existsSync("/usr/bin/node") && spawnSync("systemd-analyze", ["--version"]).status === 0;

(canVerify ? test : test.skip)(
  "systemd (needs systemd-analyze and /usr/bin/node) finds no fault with the unit",
  () => {
    const { status, stdout, stderr } = spawnSync("systemd-analyze", [
      "verify",
      "docs/deploy/mailer.service",
    ]);
    expect([status, String(stdout), String(stderr)]).toEqual([0, "", ""]);
  },
);
