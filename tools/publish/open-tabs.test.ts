/** @jest-environment node */
import { readFileSync, unlinkSync } from "node:fs";
import path from "node:path";
import { request } from "../../server/testing/raw-request";
import { type RunningApp, startApp } from "../../server/testing/running-app";
import { runNode, TOOLS } from "../testing/run";
import { temporaryFolder, writeTree } from "../testing/tree";
import { publish } from "./publish";

const chunk = (build: number): string => `app-${String(build).repeat(20)}.js`;

let server: RunningApp | undefined;
afterAll(() => server?.close());

test("a running server shows each new build, the tabs of the last three go on, and a rollback shows the one before", async () => {
  const folder = temporaryFolder();
  const [publicDirectory, dist] = [path.join(folder, "public"), path.join(folder, "dist")];
  const build = async (number: number) => {
    writeTree(publicDirectory, { _headers: `/*\n  x-build: ${number}\n` });
    writeTree(publicDirectory, { "index.html": `<script src="/${chunk(number)}">`, [chunk(number)]: `go(${number})` });
    if (number > 1) unlinkSync(path.join(publicDirectory, chunk(number - 1)));
    await publish({ publicDirectory, dist });
  };
  await build(1);
  server = await startApp({ SITE_DIR: path.join(dist, "current") });
  const { port } = server;
  const shown = async () => /\d/.exec(String((await request(port, "/")).body))?.[0];
  const statuses = async (...builds: number[]) =>
    Promise.all(builds.map(async (number) => (await request(port, `/${chunk(number)}`)).status));

  expect([await shown(), await statuses(1)]).toEqual(["1", [200]]);
  await build(2);
  await build(3);
  expect([await shown(), await statuses(1, 2, 3)]).toEqual(["3", [200, 200, 200]]);
  await build(4);
  expect([await shown(), await statuses(1, 2, 3, 4)]).toEqual(["4", [404, 200, 200, 200]]);

  expect((await runNode(path.join(TOOLS, "rollback.ts"), { cwd: folder })).code).toBe(0);
  expect([await shown(), await statuses(1, 2, 3)]).toEqual(["3", [200, 200, 200]]);
  expect(readFileSync(path.join(dist, "hosts/cloudflare/_headers"), "utf8")).toContain("x-build: 3");
});
