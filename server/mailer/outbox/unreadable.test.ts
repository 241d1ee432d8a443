/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, rm, symlink, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeFolder } from "../../testing/fixture-site";
import type { MailServer } from "../testing/mail-server";
import { GENERAL, type RunningMailer } from "../testing/running-mailer";
import type { TestClock } from "../testing/test-clock";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";

const MINUTE_MS = 60_000;
const MAIL = "From: a@agency.example\nTo: b@agency.example\nSubject: Put back\n\nHi\n";
const NOBODY = 65_534;

/** Files that are no mails, by the code that the log has of each, and how each is made. */
const KINDS: [string, string, (file: string) => unknown][] = [
  ["a folder", "NOT_A_FILE", (file) => mkdir(file)],
  ["a pipe", "NOT_A_FILE", (file) => execFileSync("mkfifo", [file])],
  ["a link to nothing", "ENOENT", (file) => symlink("/nothing/here", file)],
  ["a link to itself", "ENOENT", (file) => symlink(file, file)],
  ["empty", "NOT_A_MAIL", (file) => writeFile(file, "")],
  ["of bytes", "NOT_A_MAIL", (file) => writeFile(file, Buffer.alloc(1000, 255))],
  ["without recipients", "NOT_A_MAIL", (file) => writeFile(file, MAIL.replace(/^To.*\n/m, ""))],
  ["endless", "TOO_LARGE", (file) => writeFile(file, MAIL).then(() => truncate(file, 3e9))],
];

const { startMailer, startMailServer } = testServers();

let mailServer: MailServer;
let mailer: RunningMailer;
let clock: TestClock;
let folder: string;
let removeFolder: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove: removeFolder } = await makeFolder());
  mailServer = await startMailServer();
});

afterEach(() => removeFolder());

async function start(): Promise<void> {
  ({ mailer, clock } = await startMailer(mailServer.url, { OUTBOX_DIR: folder }));
}

const subjects = () => mailServer.mails.map(({ mail }) => mail.subject);

/** A form's mail, newer than all that lies in the folder, while no time passes. */
async function sendNewer(): Promise<void> {
  expect((await mailer.put("general", GENERAL)).status).toBe(201);
  await until(() => subjects().some((subject) => subject?.startsWith("New message")), 3_000);
}

async function waitForFailed(count: number): Promise<void> {
  await clock.passUntil(60 * MINUTE_MS, () => mailer.events("failed").length === count);
}

const liesAs = (names: string[]) =>
  until(async () => (await mailer.outboxFiles()).join() === names.join());

test.each(KINDS)(
  "four mails that are %s let newer ones pass, and fail",
  async (_what, code, make) => {
    const names = ["a", "b", "c", "d"].map((id) => `2020-${id}.eml`);
    for (const name of names) await make(path.join(folder, name));
    await start();
    await sendNewer();
    const retries = mailer.events("retry");
    expect(retries.map(({ file }) => file).sort()).toEqual(names);
    expect(retries[0]).toMatchObject({ code, attempts: 1, waitS: 60 });
    await waitForFailed(4);
    await liesAs(names.map((name) => `${name}.failed`));
    expect(mailer.events("outboxFailure")).toEqual([]);
  },
);

test("a mail with a name too long to be claimed, and a folder that looks half written, stop none", async () => {
  const names = [`${"2020".padEnd(245, "-")}.eml`, "2021.eml.writing-999999"];
  await writeFile(path.join(folder, names[0] ?? ""), MAIL);
  await mkdir(path.join(folder, names[1] ?? ""));
  await start();
  await sendNewer();
  expect(mailer.events("retry")).toEqual([
    expect.objectContaining({ file: names[0], code: "ENAMETOOLONG", attempts: 1 }),
    expect.objectContaining({ file: names[1], code: "ERR_FS_EISDIR", attempts: 1 }),
  ]);
  await waitForFailed(2);
  await liesAs(names);
});

describe("a mail that a backup has put back as root", () => {
  const isRoot = process.getuid?.() === 0;

  beforeEach(async () => {
    for (const id of ["a", "b", "c"]) {
      await writeFile(path.join(folder, `2020-${id}.eml`), MAIL);
      await chmod(path.join(folder, `2020-${id}.eml`), 0);
    }
    // Root can read everything.
    if (isRoot) await chown(folder, NOBODY, NOBODY);
    if (isRoot) process.seteuid?.(NOBODY);
    await start();
  });

  afterEach(() => {
    if (isRoot) process.seteuid?.(0);
  });

  test("lets newer ones pass, and fails", async () => {
    await sendNewer();
    const file = expect.stringMatching(/^2020-[abc]\.eml$/);
    expect(mailer.events("retry")[0]).toMatchObject({ file, code: "EACCES" });
    await waitForFailed(3);
    await liesAs(["a", "b", "c"].map((id) => `2020-${id}.eml.failed`));
  });

  test("is sent with its next attempt once it belongs to the server", async () => {
    await until(() => mailer.events("retry").length === 3);
    if (isRoot) process.seteuid?.(0);
    for (const id of ["a", "b", "c"]) await chmod(path.join(folder, `2020-${id}.eml`), 0o644);
    if (isRoot) process.seteuid?.(NOBODY);
    await rm(path.join(folder, "2020-b.eml"));
    await clock.pass(MINUTE_MS);
    await until(() => subjects().length === 2);
    await until(async () => (await mailer.outboxFiles()).length === 0);
  });
});
