/** @jest-environment node */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { FileOutbox } from "../outbox/file-outbox";
import { type RunningMailer, startMailer } from "../testing/running-mailer";

let mailer: RunningMailer;

beforeEach(async () => {
  mailer = await startMailer();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await mailer.close();
});

const askHealth = () =>
  fetch(`http://127.0.0.1:${mailer.port}/api/health`).then((response) => response.json());

test("health reports how many mails wait and how many have failed", async () => {
  await mkdir(mailer.outboxDir, { recursive: true });
  for (const name of ["a.eml", "b.eml", "c.eml.sending-1", "d.eml.failed", "notes.txt"])
    await writeFile(path.join(mailer.outboxDir, name), "");
  expect(await askHealth()).toEqual({
    statusCode: 200,
    statusText: "OK",
    outbox: { waiting: 3, failed: 1 },
  });
});

test("a crowd that asks for the health reads the outbox only a few times", async () => {
  const counts = jest.spyOn(FileOutbox.prototype, "counts");
  const answers = await Promise.all(Array.from({ length: 100 }, askHealth));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(counts.mock.calls.length).toBeLessThan(5);
});
