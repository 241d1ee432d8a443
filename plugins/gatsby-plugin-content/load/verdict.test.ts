/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { FOLDER_VARIABLE } from "../../gatsby-remark-content/parsed-bodies";
import { TELLER_VARIABLE, tellRight, waitForVerdict } from "./verdict";

const REPORT = "The content is right.";

beforeEach(() => {
  process.env[FOLDER_VARIABLE] = mkdtempSync(path.join(os.tmpdir(), "verdict-"));
  process.env[TELLER_VARIABLE] = String(process.pid);
});

afterEach(() => {
  if (process.env[FOLDER_VARIABLE]) rmSync(process.env[FOLDER_VARIABLE], { recursive: true, force: true });
  delete process.env[FOLDER_VARIABLE];
  delete process.env[TELLER_VARIABLE];
});

test("a build hears what the check beside it has come to, before or after it asks", async () => {
  const folder = process.env[FOLDER_VARIABLE] ?? "";
  const heard = waitForVerdict();
  tellRight(folder, REPORT);
  expect(await heard).toEqual({ isRight: true, report: REPORT });
  expect(await waitForVerdict()).toEqual({ isRight: true, report: REPORT });
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

test("when the content is not right, the build does not go on", async () => {
  const heard = waitForVerdict();
  rmSync(process.env[FOLDER_VARIABLE] ?? "", { recursive: true });
  expect(await heard).toMatchObject({ isRight: false });
});
