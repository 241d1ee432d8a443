/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const read = (file: string): string => readFileSync(file, "utf8");

test("Netlify builds with the project's command and Node, and publishes the plain folder", () => {
  const settings = read("netlify.toml");
  expect(settings).toContain('command = "npm run build"\n');
  expect(settings).toContain('publish = "dist/site"\n');
  expect(settings).toContain(`NODE_VERSION = "${read(".nvmrc").trim()}"\n`);
});

const canVerify = existsSync("/usr/bin/node") && spawnSync("systemd-analyze", ["--version"]).status === 0;

// Where systemd is not installed, or Node is elsewhere than the unit says, there is nothing to verify with.
(canVerify ? test : test.skip)("systemd finds no fault with the unit", () => {
  const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", "docs/deployment/mailer.service"]);
  expect([status, String(stdout), String(stderr)]).toEqual([0, "", ""]);
});

test("the container runs the built server alone, not as root, with a volume for the spool and time to stop", () => {
  const instructions = read("docs/deployment/Containerfile")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "");
  const values = (name: string) =>
    instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  expect(values("FROM")).toEqual([`node:${read(".nvmrc").trim()}-bookworm-slim`]);
  expect(values("COPY")).toEqual(["server.mjs /app/server.mjs"]);
  expect(values("USER")).toEqual(["node"]);
  expect(values("VOLUME")).toEqual(["/spool"]);
  expect(values("STOPSIGNAL")).toEqual(["SIGTERM"]);
  // As a list, without a shell that would not pass the signal on.
  expect(values("CMD")).toEqual(['["node", "server.mjs"]']);
  expect(values("ENV").join()).toMatch(/HOST=0\.0\.0\.0.*SITE_DIR=none.*SPOOL_DIR=\/spool/);
});
