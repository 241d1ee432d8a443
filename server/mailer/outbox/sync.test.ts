/** @jest-environment node */
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { GENERAL, MAIL_SETTINGS, type RunningMailer, startMailer } from "../testing/running-mailer";
import { type TestClock, testClock } from "../testing/test-clock";
import { until } from "../testing/wait";

type HeldSync = { finish: () => void; fail: (error: Error) => void };

let held: HeldSync[];
let release: () => void;
let mailer: RunningMailer;
let mailServer: MailServer;
let clock: TestClock;

/** From now on each fsync of this process waits for the test to decide its result. */
async function holdSyncs(): Promise<void> {
  const handle = await open(tmpdir(), "r");
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const spy = jest
    .spyOn(prototype, "sync")
    .mockImplementation(
      () => new Promise((resolve, reject) => held.push({ finish: () => resolve(), fail: reject })),
    );
  release = () => {
    spy.mockRestore();
    for (const { finish } of held) finish();
  };
}

beforeEach(async () => {
  held = [];
  mailServer = await startMailServer();
  clock = testClock();
  mailer = await startMailer({ ...MAIL_SETTINGS, SMTP_URL: mailServer.url }, { clock });
  await holdSyncs();
});

afterEach(async () => {
  release();
  await mailer.close();
  await mailServer.close();
});

test("the 201 of a message and of its repeat wait until the file and its folder are synced", async () => {
  const answered: string[] = [];
  const send = (name: string) => mailer.put("general", GENERAL).finally(() => answered.push(name));
  const first = send("first");
  await until(() => held.length === 1);
  held[0]?.finish();
  await until(() => held.length === 2);
  const repeat = send("repeat");
  // A later request got its response, so the repeat had enough time.
  expect((await mailer.put("general", {})).status).toBe(400);
  expect(answered).toEqual([]);
  held[1]?.finish();
  expect((await repeat).body).toEqual((await first).body);
  expect((await first).status).toBe(201);
});

const diskError = () =>
  Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO", syscall: "fsync" });

test.each([1, 2])(
  "a disk that fails at sync %i is a 503 until it works; then there is one mail",
  async (failing) => {
    const failed = mailer.put("general", GENERAL);
    for (let count = 1; count <= failing; count += 1) {
      await until(() => held.length === count);
      if (count < failing) held[count - 1]?.finish();
      else held[count - 1]?.fail(diskError());
    }
    expect((await failed).status).toBe(503);
    const again = mailer.put("general", GENERAL);
    await until(() => held.length === failing + 1);
    held[failing]?.fail(diskError());
    expect((await again).status).toBe(503);
    release();
    const { status, body } = await mailer.put("general", GENERAL);
    expect(status).toBe(201);
    await clock.passUntil(1_000, async () => (await mailer.outboxFiles()).length === 0);
    expect(mailServer.mails.map(({ mail }) => mail.messageId)).toEqual([
      `<${body.id}@agency.example>`,
    ]);
  },
);
