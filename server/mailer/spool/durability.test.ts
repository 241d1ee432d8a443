/** @jest-environment node */
import { type FileHandle, open, readdir } from "node:fs/promises";
import path from "node:path";
import { syncFolder } from "../../../lib/durable-files";
import { testFolder } from "../../testing/fixture-site";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { CAREER, GENERAL, MAIL_SETTINGS, type RunningMailer, startMailer } from "../testing/running-mailer";
import { until } from "../testing/wait";

type HeldSync = { finish: () => void; fail: (error: Error) => void };

const temp = testFolder();
let held: HeldSync[];
let release: () => void;

/** From now on each fsync of this process waits for the test to decide its result. */
async function holdSyncs(): Promise<void> {
  const handle = await open(temp.folder, "r");
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const spy = jest
    .spyOn(prototype, "sync")
    .mockImplementation(() => new Promise((resolve, reject) => held.push({ finish: () => resolve(), fail: reject })));
  release = () => spy.mockRestore();
}

beforeEach(() => {
  held = [];
});

afterEach(() => {
  release();
  for (const { finish } of held) finish();
});

describe("a folder's sync", () => {
  test("is shared by all who request it during another one, which may have begun before their change", async () => {
    await holdSyncs();
    const done: string[] = [];
    const ask = (name: string) => syncFolder(temp.folder).then(() => void done.push(name));
    const first = ask("first");
    await until(() => held.length === 1);
    const later = Promise.all([ask("second"), ask("third")]);
    held[0]?.finish();
    await first;
    await until(() => held.length === 2);
    expect(done).toEqual(["first"]);
    held[1]?.finish();
    await later;
    expect(done).toEqual(["first", "second", "third"]);
    expect(held).toHaveLength(2);
  });

  test("that fails rejects for those who requested it, and the next one still runs", async () => {
    await holdSyncs();
    const first = syncFolder(temp.folder);
    await until(() => held.length === 1);
    const second = syncFolder(temp.folder);
    held[0]?.fail(new Error("EIO"));
    await expect(first).rejects.toThrow("EIO");
    await until(() => held.length === 2);
    held[1]?.finish();
    await second;
    const third = syncFolder(temp.folder);
    await until(() => held.length === 3);
    held[2]?.finish();
    await third;
  });
});

describe("a 201", () => {
  let mailer: RunningMailer;
  let mailServer: MailServer;

  beforeEach(async () => {
    mailServer = await startMailServer();
    mailer = await startMailer({ ...MAIL_SETTINGS, SMTP_URL: mailServer.url });
    await holdSyncs();
  });

  afterEach(async () => {
    release();
    for (const { finish } of held) finish();
    await mailer.close();
    await mailServer.close();
  });

  /** Completes one sync after the other. Returns after how many of them the response came. */
  async function syncsBefore(answer: Promise<unknown>): Promise<number> {
    let isAnswered = false;
    const end = answer.finally(() => {
      isAnswered = true;
    });
    let ended = 0;
    while (!isAnswered) {
      await until(() => isAnswered || held.length > ended);
      if (!isAnswered) held[ended++]?.finish();
    }
    await end;
    return ended;
  }

  test("waits until the message, its folder and the queue are synced", async () => {
    expect(await syncsBefore(mailer.put(3, GENERAL))).toBe(3);
  });

  test("waits for the CV, too", async () => {
    expect(await syncsBefore(mailer.putForm(2, CAREER, new File(["%PDF-1.7"], "cv.pdf")))).toBe(4);
  });

  test("that a duplicate waits for is sent to both once the queue is synced, not before", async () => {
    let isRepeatAnswered = false;
    const first = mailer.put(3, GENERAL);
    for (let ended = 0; ended < 2; ended += 1) {
      await until(() => held.length > ended);
      held[ended]?.finish();
    }
    await until(() => held.length === 3);
    const repeat = mailer.put(3, GENERAL).finally(() => {
      isRepeatAnswered = true;
    });
    // A later request got its response, so the duplicate had enough time.
    expect((await mailer.put(3, {})).status).toBe(400);
    expect(isRepeatAnswered).toBe(false);
    held[2]?.finish();
    expect((await repeat).body.id).toBe((await first).body.id);
  });

  const diskError = () => Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO", syscall: "fsync" });

  /** Sends a message and lets the sync of the queue, the third, fail. */
  async function failAtQueue(): Promise<number> {
    const before = held.length;
    const answer = mailer.put(3, GENERAL);
    for (let count = 0; count < 3; count += 1) {
      await until(() => held.length > before + count);
      if (count < 2) held[before + count]?.finish();
      else held[before + count]?.fail(diskError());
    }
    return (await answer).status;
  }

  test("is a 503 while the queue cannot be synced, also for a duplicate; one mail is sent", async () => {
    expect(await failAtQueue()).toBe(503);
    const failed = mailer.put(3, GENERAL);
    await until(() => held.length > 3);
    for (const { fail } of held) fail(diskError());
    expect((await failed).status).toBe(503);
    release();
    const { status, body } = await mailer.put(3, GENERAL);
    expect(status).toBe(201);
    for (const { finish } of held) finish();
    await until(async () => mailServer.mails.length > 0 && (await mailer.names("queue")).length === 0);
    expect(mailServer.mails.map(({ mail }) => mail.messageId)).toEqual([expect.stringContaining(String(body.id))]);
  });

  test("is a 503 when the disk accepts the bytes and then fails", async () => {
    const answer = mailer.put(3, GENERAL);
    await until(() => held.length === 1);
    held[0]?.fail(diskError());
    expect((await answer).status).toBe(503);
    expect(await readdir(path.join(mailer.spoolDir, "incoming"))).toEqual([]);
  });
});
