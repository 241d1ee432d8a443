/** @jest-environment node */
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Queue } from "bullmq";
import { makeFolder } from "../../testing/fixture-site";
import { smtpError } from "../testing/mail-server";
import { QUEUE_SERVERS, type QueueServer, REDIS_CLUSTER } from "../testing/queue-servers";
import { CAREER, GENERAL } from "../testing/running-mailer";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";
import { libraryFor } from "./queue-library";

jest.setTimeout(60_000);

const { startMailer, startMailServer } = testServers();

describe.each([...QUEUE_SERVERS, REDIS_CLUSTER])("a queue on $name", ({ name, whyNot, open }) => {
  if (whyNot !== null) return test.skip(`not tested: ${whyNot}`, () => undefined);
  let server: QueueServer;
  const closing: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  beforeAll(async () => {
    server = await open();
  });

  afterAll(() => server.close());

  const env = () => ({ QUEUE_URL: server.url, OUTBOX_DIR: "/dev/null/none" });
  const start = async (SMTP_URL: string) => (await startMailer(SMTP_URL, env())).mailer;

  test("takes messages of several servers and sends each once", async () => {
    const receiver = await startMailServer();
    const [one, other] = [await start(receiver.url), await start(receiver.url)];
    const answers = [
      await one.put("general", { ...GENERAL, message: "To one" }),
      await other.put("general", { ...GENERAL, message: "Ještě něco 😀" }),
    ];
    await until(() => receiver.mails.length === 2);
    expect(receiver.mails.map(({ mail }) => mail.messageId).sort()).toEqual(
      answers.map(({ body }) => `<${body.id}@agency.example>`).sort(),
    );
    expect(receiver.mails.map(({ mail }) => mail.text).join()).toContain("Ještě něco 😀");
    const health = async () => (await fetch(`http://127.0.0.1:${one.port}/api/health`)).json();
    await until(async () => (await health()).outbox.waiting === 0);
  });

  test("answers a repeat at another server with the first id", async () => {
    const receiver = await startMailServer();
    const [one, other] = [await start(receiver.url), await start(receiver.url)];
    const first = await one.put("general", { ...GENERAL, message: "Twice" });
    const repeat = await other.put("general", { ...GENERAL, message: "Twice" });
    expect(repeat).toMatchObject({ status: 201, body: first.body });
    expect(other.events("repeated")).toHaveLength(1);
    await until(() => receiver.mails.length === 1);
  });

  test("keeps every byte of a CV of 4 MB", async () => {
    const receiver = await startMailServer();
    const mailer = await start(receiver.url);
    const cv = `%PDF-1.7\n${"content ".repeat(500_000)}%%EOF`;
    await mailer.putForm("career", CAREER, new File([cv], "cv.pdf"));
    await until(() => receiver.mails.length === 1);
    const [attachment] = receiver.mails[0]?.mail.attachments ?? [];
    expect(Buffer.from(attachment?.content as ArrayBuffer).toString()).toBe(cv);
  });

  test("sends mails while a webhook does not answer", async () => {
    const bodies: string[] = [];
    const hook = createServer((request) => void text(request).then((body) => bodies.push(body)));
    await once(hook.listen(0, "127.0.0.1"), "listening");
    closing.push(async () => hook.close().closeAllConnections());
    const receiver = await startMailServer();
    const WEBHOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
    const hookEnv = { ...env(), WEBHOOK_URL, WEBHOOK_SECRET: "secret" };
    const { mailer } = await startMailer(receiver.url, hookEnv);
    const { body } = await mailer.put("general", { ...GENERAL, message: "To the hook: ř" });
    for (const message of ["Two", "Three"]) await mailer.put("general", { ...GENERAL, message });
    await until(() => bodies.length === 2 && receiver.mails.length === 3, 5_000);
    expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
      id: body.id,
      values: { message: "To the hook: ř" },
    });
    await mailer.app.close();
    const { mailer: next } = await startMailer(receiver.url, env());
    await until(() => next.events("callsWait").length === 1);
    expect(next.events("callsWait")[0]).toMatchObject({ waiting: 3 });
  });

  test("says at its start that mails wait in the folder that was used before", async () => {
    const { folder, remove } = await makeFolder();
    closing.push(remove);
    for (const name of ["a.eml", "b.eml", "c.eml.failed"])
      await writeFile(path.join(folder, name), "");
    const { mailer } = await startMailer("smtp://127.0.0.1:1", { ...env(), OUTBOX_DIR: folder });
    await until(() => mailer.events("mailsWait").length === 1);
    expect(mailer.events("mailsWait")[0]).toMatchObject({ waiting: 2 });
  });

  test("tries a call again that a webhook refuses, and has its words in the log", async () => {
    const hook = createServer((_request, response) => response.writeHead(404).end("no_service"));
    await once(hook.listen(0, "127.0.0.1"), "listening");
    closing.push(async () => hook.close().closeAllConnections());
    const WEBHOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
    const hookEnv = { ...env(), WEBHOOK_URL, WEBHOOK_FORMAT: "slack" };
    const { mailer } = await startMailer((await startMailServer()).url, hookEnv);
    const { body } = await mailer.put("general", { ...GENERAL, message: "Refused" });
    const id = `${body.id}-webhook`;
    await until(() => mailer.events("retry").some((event) => event.id === id));
    const refused = { id, attempts: 1, waitS: 60, code: "HTTP_404", answer: "no_service" };
    expect(mailer.events("retry")).toContainEqual({ event: "retry", ...refused });
  });

  test("tries a message again that the mail server defers", async () => {
    let refusals = 1;
    const receiver = await startMailServer({
      onMailFrom: (_address, _session, done) =>
        done(refusals-- > 0 ? smtpError(451, "Later") : null),
    });
    const mailer = await start(receiver.url);
    const { body } = await mailer.put("general", { ...GENERAL, message: name });
    await until(() => mailer.events("retry").length === 1);
    expect(mailer.events("retry")[0]).toMatchObject({
      id: body.id,
      attempts: 1,
      waitS: 60,
      smtpStatus: 451,
    });
    const queue = (await libraryFor(server.url, "mails")).queue() as Queue;
    closing.push(() => queue.close());
    await until(async () => (await queue.getDelayedCount()) === 1);
    expect((await queue.getDelayed())[0]).toMatchObject({ id: body.id, delay: 60_000 });
    await queue.promoteJobs();
    await until(() => receiver.mails.length === 1);
  });

  test("keeps a message that has failed until somebody tries it again", async () => {
    let isRefusing = true;
    const receiver = await startMailServer({
      onMailFrom: (_address, _session, done) => done(isRefusing ? smtpError(550, "Never") : null),
    });
    const mailer = await start(receiver.url);
    const { body } = await mailer.put("general", { ...GENERAL, message: `Never ${name}` });
    const queue = (await libraryFor(server.url, "mails")).queue() as Queue;
    closing.push(() => queue.close());
    await until(async () => {
      await queue.promoteJobs();
      return mailer.events("failed").length === 1;
    });
    expect(mailer.log.find(({ event }) => event === "failed")).toMatchObject({
      level: 50,
      id: body.id,
      attempts: 5,
    });
    await until(async () => (await queue.getFailedCount()) === 1);
    expect((await queue.getFailed())[0]).toMatchObject({
      id: body.id,
      failedReason: expect.stringContaining("Never"),
    });
    isRefusing = false;
    await queue.retryJobs();
    await until(() => receiver.mails.length === 1);
  });

  test("names jobs that are no mails, and sends those after them", async () => {
    const receiver = await startMailServer();
    const queue = (await libraryFor(server.url, "mails")).queue() as Queue;
    closing.push(() => queue.close());
    const options = { attempts: 5, backoff: { type: "custom" } };
    await queue.add("mail", { a: 1 }, { ...options, jobId: "not-text" });
    await queue.add("mail", "Hello", { ...options, jobId: "not-a-mail" });
    const mailer = await start(receiver.url);
    await mailer.put("general", { ...GENERAL, message: "After them" });
    await until(() => receiver.mails.length === 1 && mailer.events("retry").length === 2);
    expect(
      mailer
        .events("retry")
        .map(({ id, code }) => `${id} ${code}`)
        .sort(),
    ).toEqual(["not-a-mail NOT_A_MAIL", "not-text NOT_A_MAIL"]);
    for (const job of await queue.getDelayed()) await job.remove();
  });

  test("makes a 503 of submissions while it is away, at the start of a server and later", async () => {
    const receiver = await startMailServer();
    const before = await start(receiver.url);
    await server.kill();
    const late = await start(receiver.url);
    for (const each of [before, late]) {
      const failed = await each.put("general", { ...GENERAL, message: "away" });
      expect(failed).toMatchObject({ status: 503, body: { statusText: "Service Unavailable" } });
      expect(failed.headers.get("retry-after")).toBe("30");
    }
    await server.start();
    for (const each of [before, late])
      await until(
        async () => (await each.put("general", { ...GENERAL, message: "away" })).status === 201,
      );
    await until(() => receiver.mails.length === 1, 30_000);
  });
});
