/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Queue } from "bullmq";
import { smtpError } from "../testing/mail-server";
import { QUEUE_SERVERS, type QueueServer } from "../testing/queue-servers";
import { CAREER, GENERAL } from "../testing/running-mailer";
import { named, sendingTests } from "../testing/sending";
import { until } from "../testing/wait";
import { libraryFor } from "./queue-library";

jest.setTimeout(60_000);

const { start, mailServer } = sendingTests();

describe.each(QUEUE_SERVERS)("a queue on $name", ({ name, whyNot, open }) => {
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

  const mailer = async (SMTP_URL: string) =>
    (await start(SMTP_URL, { QUEUE_URL: server.url, OUTBOX_DIR: "/dev/null/none" })).mailer;

  test("takes messages of several servers, sends each once, and answers a repeat to another server with its id", async () => {
    const receiver = await mailServer();
    const [one, other] = [await mailer(receiver.url), await mailer(receiver.url)];
    const cv = `%PDF-1.7\n${"content ".repeat(500_000)}%%EOF`;
    const answers = [
      await one.put(3, GENERAL),
      await other.put(3, { ...GENERAL, message: "Ještě něco 😀" }),
      await one.putForm(2, CAREER, new File([cv], "cv.pdf")),
    ];
    const repeat = await other.put(3, GENERAL);
    expect(repeat).toMatchObject({ status: 201, body: answers[0]?.body as object });
    expect(named(other, "repeated")).toHaveLength(1);
    await until(() => receiver.mails.length === 3);
    expect(receiver.mails.map(({ mail }) => mail.messageId).sort()).toEqual(
      answers.map(({ body }) => `<${body.id}@agency.example>`).sort(),
    );
    const application = receiver.mails.find(({ mail }) => mail.attachments.length > 0);
    expect(Buffer.from(application?.mail.attachments[0]?.content as ArrayBuffer).toString()).toBe(
      cv,
    );
    expect(receiver.mails.map(({ mail }) => mail.text).join()).toContain("Ještě něco 😀");
    const health = async () => (await fetch(`http://127.0.0.1:${one.port}/api/health`)).json();
    await until(async () => (await health()).outbox.waiting === 0);
  });

  test("calls the webhook; one that does not answer holds up no mail", async () => {
    const bodies: string[] = [];
    const hook = createServer((request) => void text(request).then((body) => bodies.push(body)));
    await once(hook.listen(0, "127.0.0.1"), "listening");
    closing.push(async () => hook.close().closeAllConnections());
    const receiver = await mailServer();
    const WEBHOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
    const env = {
      QUEUE_URL: server.url,
      OUTBOX_DIR: "/dev/null/none",
      WEBHOOK_URL,
      WEBHOOK_SECRET: "secret",
    };
    const running = (await start(receiver.url, env)).mailer;
    const { body } = await running.put(3, { ...GENERAL, message: "To the hook: ř" });
    for (const message of ["Two", "Three"]) await running.put(3, { ...GENERAL, message });
    await until(() => bodies.length === 2 && receiver.mails.length === 3, 5_000);
    expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
      id: body.id,
      values: { message: "To the hook: ř" },
    });
  });

  test("tries a message again later that the mail server does not take", async () => {
    let refusals = 1;
    const receiver = await mailServer({
      onMailFrom: (_address, _session, done) =>
        done(refusals-- > 0 ? smtpError(451, "Later") : null),
    });
    const running = await mailer(receiver.url);
    const { body } = await running.put(3, { ...GENERAL, message: name });
    await until(() => named(running, "retry").length === 1);
    expect(named(running, "retry")[0]).toMatchObject({
      id: body.id,
      attempts: 1,
      waitS: 60,
      smtpStatus: 451,
    });
    const queue = libraryFor(server.url, "mails").queue() as Queue;
    closing.push(() => queue.close());
    await until(async () => (await queue.getDelayedCount()) === 1);
    expect((await queue.getDelayed())[0]).toMatchObject({ id: body.id, delay: 60_000 });
    await queue.promoteJobs();
    await until(() => receiver.mails.length === 1);
  });

  test("keeps a message that is refused for good, with a loud line; it can be tried again", async () => {
    let isRefusing = true;
    const receiver = await mailServer({
      onMailFrom: (_address, _session, done) => done(isRefusing ? smtpError(550, "Never") : null),
    });
    const running = await mailer(receiver.url);
    const { body } = await running.put(3, { ...GENERAL, message: `Never ${name}` });
    const queue = libraryFor(server.url, "mails").queue() as Queue;
    closing.push(() => queue.close());
    await until(async () => {
      await queue.promoteJobs();
      return named(running, "failed").length === 1;
    });
    expect(running.log.find(({ event }) => event === "failed")).toMatchObject({
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

  test("that is away is a 503, not a 201, until it is back, at the start and later", async () => {
    const receiver = await mailServer();
    const before = await mailer(receiver.url);
    await server.kill();
    const late = await mailer(receiver.url);
    for (const each of [before, late]) {
      const failed = await each.put(3, { ...GENERAL, message: "away" });
      expect(failed).toMatchObject({ status: 503, body: { statusText: "Service Unavailable" } });
      expect(failed.headers.get("retry-after")).toBe("30");
    }
    await server.start();
    for (const each of [before, late])
      await until(async () => (await each.put(3, { ...GENERAL, message: "away" })).status === 201);
    await until(() => receiver.mails.length === 1, 30_000);
  });
});
