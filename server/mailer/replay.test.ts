/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { testFolder } from "../testing/fixture-site";

const DEAD = "20261121T152157123Z-0123456789abcdef0123456789abcdef";
const SPAM = "20261121T152157123Z-fedcba9876543210fedcba9876543210";

const temp = testFolder();

function replay(spool: string, ...ids: string[]) {
  const options = { env: { PATH: process.env.PATH, SPOOL_DIR: spool }, encoding: "utf8" } as const;
  return spawnSync(process.execPath, ["--import", "tsx", "server/main.ts", "replay", ...ids], options);
}

test("replay names missing messages and exits with 1", async () => {
  const missing = path.join(temp.folder, "nothing");
  const noSpool = replay(missing);
  expect(noSpool).toMatchObject({
    status: 1,
    stderr: `There is no spool in ${missing}. Set SPOOL_DIR to the spool of the server.\n`,
  });
  for (const name of ["dead", "spam", "queue"]) await mkdir(path.join(temp.folder, name));
  await mkdir(path.join(temp.folder, "dead", DEAD));
  const unknown = replay(temp.folder, DEAD, "nonsense");
  expect(unknown).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Neither a dead letter nor spam: nonsense\./),
  });
  expect(await readdir(path.join(temp.folder, "queue"))).toEqual([]);
});

test("spam is replayed when it is named", async () => {
  for (const name of ["dead", "queue"]) await mkdir(path.join(temp.folder, name));
  await mkdir(path.join(temp.folder, "spam", SPAM), { recursive: true });
  expect(replay(temp.folder).stdout).toMatch(/^0 messages are back/);
  expect(replay(temp.folder, SPAM).status).toBe(0);
  expect(await readdir(path.join(temp.folder, "queue"))).toEqual([SPAM]);
});
