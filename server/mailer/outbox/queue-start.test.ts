/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { Redis } from "ioredis";
import { Client } from "pg";
import { testFolder } from "../../testing/fixture-site";
import { openQueueServer, type QueueServer, REDIS_CLUSTER, whyNot } from "../testing/queue-servers";
import { formAddress, GENERAL, MAIL_SETTINGS, putJson } from "../testing/running-mailer";
import { startServerProcess } from "../testing/server-process";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";

jest.setTimeout(60_000);

const { startMailer, startMailServer } = testServers();
const temp = testFolder();
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a server with a queue at an address, and expects it to take a form and send its mail. */
async function expectUse(QUEUE_URL: string) {
  const receiver = await startMailServer();
  const { mailer } = await startMailer(receiver.url, { QUEUE_URL });
  expect((await mailer.put("general", GENERAL)).status).toBe(201);
  await until(() => receiver.mails.length === 1);
}

const expectRefusal = (QUEUE_URL: string, reason: RegExp) =>
  expect(startMailer("smtp://127.0.0.1:1", { QUEUE_URL })).rejects.toThrow(
    new RegExp(`^The server did not start: QUEUE_URL cannot be used ${reason.source}.* Fix: `),
  );

const withUser = (url: string, user: string) => url.replace("://", `://${user}@`);

(whyNot("Redis") === null ? describe : describe.skip)("a server whose queue is on Redis", () => {
  const open = async (options?: Parameters<typeof openQueueServer>[1]) => {
    const server = await openQueueServer("Redis", options);
    closing.push(server.close);
    return server;
  };

  test("uses the password of the address, and does not start with a wrong one or none", async () => {
    const { url } = await open({ more: ["--requirepass", "a/b@c"] });
    await expectUse(withUser(url, ":a%2Fb%40c"));
    await expectRefusal(withUser(url, ":wrong"), /\(WRONGPASS\)\. Redis does not know/);
    await expectRefusal(url, /\(NOAUTH\)\. Redis asks for a password/);
  });

  test("is content with the rights that the guide gives to a user, and names missing ones", async () => {
    const { url } = await open();
    const admin = new Redis(url);
    closing.push(() => admin.disconnect());
    const rights = "on >secret ~bull:* resetchannels +@all -@admin -@dangerous +info";
    await admin.call("ACL", "SETUSER", "website", ...rights.split(" "));
    await admin.call("ACL", "SETUSER", "reader", "on", ">secret", "~bull:*", "+@read", "+info");
    await expectUse(withUser(url, "website:secret"));
    await expectRefusal(withUser(url, "reader:secret"), /\(NOPERM\)\. Redis does not let/);
  });

  test("keeps mails in the database of the address alone, which must be there", async () => {
    const { url } = await open();
    await expectUse(`${url}/5`);
    const [first, fifth] = [new Redis(url), new Redis(`${url}/5`)];
    closing.push(
      () => first.disconnect(),
      () => fifth.disconnect(),
    );
    expect([await first.dbsize(), (await fifth.dbsize()) > 0]).toEqual([0, true]);
    await expectRefusal(`${url}/99`, /\(DATABASE\)\. Redis does not have this database/);
  });

  test("does not start with a database of a cluster", async () => {
    const cluster = await REDIS_CLUSTER.open();
    closing.push(cluster.close);
    await expectRefusal(`${cluster.url}/1`, /\(DATABASE\)/);
  });

  test("sends the mails that waited before it was updated", async () => {
    const { url } = await open();
    const { Queue } = await import("bullmq");
    // As versions before this one added it.
    const queue = new Queue("mails", { connection: { url } });
    const mail = "From: a@agency.example\nTo: b@agency.example\nMessage-ID: <1@a.example>\n\nHi\n";
    await queue.add("mail", mail, { jobId: "before" });
    await queue.close();
    const receiver = await startMailServer();
    await startMailer(receiver.url, { QUEUE_URL: url });
    await until(() => receiver.mails.length === 1);
  });

  test("finds the primary by the address of a Sentinel", async () => {
    const primary = await open();
    const sentinel = await openQueueServer("Sentinel", {
      files: { "sentinel.conf": `port PORT\nsentinel monitor site 127.0.0.1 ${primary.port} 1\n` },
    });
    closing.push(sentinel.close);
    await expectUse(sentinel.url);
    const admin = new Redis(primary.url);
    closing.push(() => admin.disconnect());
    expect(await admin.dbsize()).toBeGreaterThan(0);
  });

  test("speaks TLS with a Redis whose certificate is trusted, and says what fails else", async () => {
    const [key, certificate] = [path.join(temp.folder, "key"), path.join(temp.folder, "cert")];
    const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`;
    execFileSync("openssl", request.split(" "), { stdio: "ignore" });
    const tls = `--tls-port PORT --port 0 --tls-cert-file ${certificate} --tls-key-file ${key} --tls-ca-cert-file ${certificate} --tls-auth-clients no`;
    const { port } = await open({ more: tls.split(" ") });
    const QUEUE_URL = `rediss://localhost:${port}`;
    await expectRefusal(QUEUE_URL, /\(CERTIFICATE\)\. The certificate is not trusted/);
    const receiver = await startMailServer();
    const env = { ...MAIL_SETTINGS, SMTP_URL: receiver.url, QUEUE_URL };
    const server = await startServerProcess({ ...env, NODE_EXTRA_CA_CERTS: certificate });
    closing.push(() => server.end("SIGTERM"));
    expect((await putJson(formAddress(server.port, "general"), GENERAL)).status).toBe(201);
    await until(() => receiver.mails.length === 1);
  });
});

const hasPooler = whyNot("PostgreSQL") === null && whyNot("PgBouncer") === null;

(hasPooler ? describe : describe.skip)("a server whose queue is on PostgreSQL", () => {
  let database: QueueServer;

  beforeAll(async () => {
    database = await openQueueServer("PostgreSQL");
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query("CREATE ROLE visitor LOGIN");
    await admin.query("CREATE ROLE pooled LOGIN; GRANT CREATE ON DATABASE postgres TO pooled");
    await admin.query("ALTER ROLE pooled SET search_path = bullmq");
    await admin.end();
  });

  afterAll(() => database.close());

  const openPooler = async (settings: string) => {
    const pooler = await openQueueServer("PgBouncer", {
      files: {
        "pgbouncer.ini": `[databases]\npostgres = host=127.0.0.1 port=${database.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = PORT\nunix_socket_dir =\nauth_type = trust\nauth_file = users\n${settings}\n`,
        users: '"pooled" ""\n"citrin" ""\n',
      },
    });
    closing.push(pooler.close);
    return pooler.url;
  };

  test("does not start without the database, or without the right to make tables", async () => {
    const { url } = database;
    await expectRefusal(url.replace(/postgres$/, "none"), /\(3D000\)\. PostgreSQL does not have/);
    await expectRefusal(url.replace("citrin", "visitor"), /\(42501\)\. PostgreSQL does not let/);
  });

  test("uses it through PgBouncer with sessions of its own, as the guide says", async () => {
    const url = await openPooler("pool_mode = session\nignore_startup_parameters = options");
    await expectUse(url.replace("citrin", "pooled"));
  });

  test("does not start behind a PgBouncer that would lose its mails' notifications", async () => {
    const shared = await openPooler("pool_mode = transaction\nignore_startup_parameters = options");
    await expectRefusal(shared, /\(POOLED\)\. The address leads to a pooler/);
    await expectRefusal(await openPooler("pool_mode = session"), /\(PARAMETER\)\. A pooler/);
  });

  test("says what is wrong when PgBouncer refuses with the code that it has for everything", async () => {
    const url = await openPooler("pool_mode = session\nignore_startup_parameters = options");
    await expectRefusal(url.replace(/postgres$/, "none"), /\(3D000\)\. PostgreSQL does not have/);
    await expectRefusal(url.replace("citrin", "nobody"), /\(28P01\)\. PostgreSQL does not know/);
  });
});
