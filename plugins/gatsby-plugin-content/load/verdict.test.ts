/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { FOLDER_VARIABLE } from "../../gatsby-remark-content/parsed-bodies";
import { TELLER_VARIABLE, tellVerdict, waitForVerdict } from "./verdict";

const VERDICT = { isRight: true, report: "The content is right." };

beforeEach(() => {
  process.env[FOLDER_VARIABLE] = mkdtempSync(path.join(os.tmpdir(), "verdict-"));
  process.env[TELLER_VARIABLE] = String(process.pid);
});

afterEach(() => {
  if (process.env[FOLDER_VARIABLE]) rmSync(process.env[FOLDER_VARIABLE], { recursive: true });
  delete process.env[FOLDER_VARIABLE];
  delete process.env[TELLER_VARIABLE];
});

test("a build hears what the check beside it has come to, before or after it asks", async () => {
  const folder = process.env[FOLDER_VARIABLE] ?? "";
  const heard = waitForVerdict();
  tellVerdict(folder, VERDICT);
  expect(await heard).toEqual(VERDICT);
  expect(await waitForVerdict()).toEqual(VERDICT);
});

test("without a check nobody waits", async () => {
  delete process.env[FOLDER_VARIABLE];
  expect(await waitForVerdict()).toBeNull();
});

test("when who was to tell has been killed, the build does not go on", async () => {
  const teller = spawn("sleep", ["60"], { stdio: "ignore" });
  process.env[TELLER_VARIABLE] = String(teller.pid);
  const heard = waitForVerdict();
  teller.kill("SIGKILL");
  await once(teller, "exit");
  expect(await heard).toMatchObject({ isRight: false });
});
