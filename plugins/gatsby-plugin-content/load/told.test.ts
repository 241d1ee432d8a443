/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { FOLDER_VARIABLE } from "../../gatsby-remark-content/parsed-bodies";
import { announce, hear, TELLER_VARIABLE, tell, withdraw } from "./told";

const NAME = "verdict";
const WORDS = "The content is right.";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "told-"));
  process.env[FOLDER_VARIABLE] = folder;
  process.env[TELLER_VARIABLE] = String(process.pid);
  announce(folder, NAME);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  delete process.env[FOLDER_VARIABLE];
  delete process.env[TELLER_VARIABLE];
});

test("a build hears what is found out beside it, before or after it asks", async () => {
  const heard = hear(NAME);
  tell(folder, NAME, WORDS);
  expect(await heard).toBe(WORDS);
  expect(await hear(NAME)).toBe(WORDS);
});

test("where nothing was announced nobody waits", async () => {
  expect(await hear("another")).toBeNull();
  delete process.env[FOLDER_VARIABLE];
  expect(await hear(NAME)).toBeNull();
});

test("when who was to tell has been killed, nobody waits on", async () => {
  const teller = spawn("sleep", ["60"], { stdio: "ignore" });
  process.env[TELLER_VARIABLE] = String(teller.pid);
  const heard = hear(NAME);
  teller.kill("SIGKILL");
  await once(teller, "exit");
  expect(await heard).toBeNull();
});

test("what could not be found out is not waited for", async () => {
  const heard = hear(NAME);
  withdraw(folder, NAME);
  expect(await heard).toBeNull();
  rmSync(folder, { recursive: true });
  expect(await hear(NAME)).toBeNull();
});

test("what was told by halves is not heard", async () => {
  // Killed while it was writing.
  writeFileSync(path.join(folder, `${NAME}.new`), WORDS.slice(0, 7));
  withdraw(folder, NAME);
  expect(await hear(NAME)).toBeNull();
});
