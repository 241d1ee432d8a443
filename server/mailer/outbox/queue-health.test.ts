/** @jest-environment node */
import { Redis } from "ioredis";
import { Client } from "pg";
import { openQueueServer, type QueueServer, whyNot } from "../testing/queue-servers";
import { CAREER, GENERAL, type RunningMailer } from "../testing/running-mailer";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";

jest.setTimeout(60_000);

const { startMailer, startMailServer } = testServers();

let server: QueueServer;
let mailer: RunningMailer;

async function open(name: "Redis" | "PostgreSQL") {
  server = await openQueueServer(name);
  const receiver = await startMailServer();
  const env = { QUEUE_URL: server.url, OUTBOX_DIR: "/dev/null/none" };
  ({ mailer } = await startMailer(receiver.url, env));
  return receiver;
}

afterEach(() => server.close());

const askHealth = async () => {
  const answer = await fetch(`http://127.0.0.1:${mailer.port}/api/health`);
  return { status: answer.status, body: await answer.json() };
};

/** Expects a 503 of each form and of health, and health's reason. */
async function expectRefusal(reason: RegExp) {
  const cv = () => new File(["%PDF-1.7\n%%EOF"], "cv.pdf");
  const [health, ...forms] = await Promise.all([
    askHealth(),
    mailer.put("general", GENERAL),
    // Those with a CV are taken one after the other.
    ...["Li", "Lo", "Lu"].map((surname) => mailer.putForm("career", { ...CAREER, surname }, cv())),
  ]);
  expect(forms.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(health).toEqual({
    status: 503,
    body: {
      statusCode: 503,
      statusText: "Service Unavailable",
      outbox: null,
      reason: expect.stringMatching(reason),
    },
  });
}

/** Expects that health is good, and that a form is taken and sent, without a start of the server. */
async function expectRecovery({ mails }: Awaited<ReturnType<typeof open>>) {
  await until(async () => (await askHealth()).status === 200);
  expect((await mailer.put("general", { ...GENERAL, message: "after" })).status).toBe(201);
  await until(() => mails.some(({ mail }) => mail.text?.includes("after")));
}

const testWith = (name: "Redis" | "PostgreSQL") => (whyNot(name) === null ? test : test.skip);

testWith("Redis").each<[string, string[], string[], RegExp]>([
  [
    "is full",
    ["CONFIG", "SET", "maxmemory", "1mb"],
    ["CONFIG", "SET", "maxmemory", "0"],
    /^Redis is full \(maxmemory\)\. Fix: /,
  ],
  [
    "has become a replica",
    ["REPLICAOF", "127.0.0.1", "1"],
    ["REPLICAOF", "NO", "ONE"],
    /^Redis is a replica, which takes nothing\. Fix: /,
  ],
  [
    "has too few replicas",
    ["CONFIG", "SET", "min-replicas-to-write", "1"],
    ["CONFIG", "SET", "min-replicas-to-write", "0"],
    /^Redis has fewer replicas than min-replicas-to-write\. Fix: /,
  ],
])("health says why no form is taken while Redis %s", async (_what, break_, mend, reason) => {
  const receiver = await open("Redis");
  const onlooker = new Redis(server.url);
  const call = ([command = "", ...args]: string[]) => onlooker.call(command, ...args);
  await call(break_);
  await expectRefusal(reason);
  await call(mend);
  onlooker.disconnect();
  await expectRecovery(receiver);
});

testWith("Redis")("forms and health are answered soon while Redis hangs", async () => {
  const receiver = await open("Redis");
  server.signal("SIGSTOP");
  const startMs = performance.now();
  await expectRefusal(/^It does not answer in time\. /);
  // 3 s, and 2 s for a busy machine.
  expect(performance.now() - startMs).toBeLessThan(5_000);
  server.signal("SIGCONT");
  await expectRecovery(receiver);
});

testWith("PostgreSQL")(
  "health says why no form is taken while PostgreSQL is read-only",
  async () => {
    const receiver = await open("PostgreSQL");
    // On a busy machine the server may listen before its tables are made.
    await until(async () => (await askHealth()).status === 200);
    const set = async (value: string) => {
      const admin = new Client({ connectionString: server.url });
      await admin.connect();
      await admin.query("SET default_transaction_read_only = off");
      await admin.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await admin.query("SELECT pg_reload_conf()");
      await admin.end();
    };
    await set("on");
    await until(async () => (await askHealth()).status === 503);
    await expectRefusal(/^PostgreSQL is read-only: /);
    await set("off");
    await expectRecovery(receiver);
  },
);
