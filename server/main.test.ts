/** @jest-environment node */
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { startMailServer } from "./mailer/testing/mail-server";
import { runServer } from "./mailer/testing/server-process";
import { until } from "./mailer/testing/wait";
import { makeFolder, SITE, writeSite } from "./testing/fixture-site";
import { request } from "./testing/raw-request";

const WITH_MAIL_SERVER = {
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "site@agency.example",
  MAIL_TO: "inbox@agency.example",
};
const LARGE = 40_000_000;

jest.setTimeout(60_000);

let temp: Awaited<ReturnType<typeof makeFolder>>;
let siteDir: string;
let verifier: http.Server;

const botCheck = (RECAPTCHA_SECRET: string) => ({
  RECAPTCHA_SECRET,
  RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as net.AddressInfo).port}`,
});

beforeAll(async () => {
  temp = await makeFolder();
  siteDir = await writeSite(path.join(temp.folder, "site"), SITE);
  await writeFile(path.join(siteDir, "large.webm"), Buffer.alloc(LARGE));
  verifier = http.createServer(async (request, response) => {
    const isWrong = (await text(request)).includes("secret=wrong");
    const codes = [isWrong ? "invalid-input-secret" : "invalid-input-response"];
    response.end(JSON.stringify({ success: false, "error-codes": codes }));
  });
  await once(verifier.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  verifier.close();
  return temp.remove();
});

const run = (env: Record<string, string> = {}) =>
  runServer({
    SITE_DIR: siteDir,
    OUTBOX_DIR: path.join(temp.folder, "outbox"),
    LOG_LEVEL: "warn",
    ...env,
  });

/** Its output from a successful start until it is stopped. */
async function outputOf(env: Record<string, string>) {
  const { child, output, exited, port } = await run(env);
  child.kill("SIGTERM");
  await exited;
  return { ...output, port };
}

/** What it says when it fails to start. */
async function failureOf(env: Record<string, string>) {
  const { output, exited } = await run(env);
  expect([await exited, output.stdout]).toEqual([1, ""]);
  return output.stderr;
}

describe("starting", () => {
  test("says in one line where it is, and nothing else while all is well", async () => {
    const mailServer = await startMailServer();
    const env = { ...WITH_MAIL_SERVER, SMTP_URL: mailServer.url };
    const { stdout, stderr, port } = await outputOf({ SITE_DIR: "none", ...env });
    await mailServer.close();
    expect([stdout, stderr]).toEqual([`The mailer is at http://localhost:${port}/api\n`, ""]);
  });

  test("says in its log which programs do not answer, or do not know its secret", async () => {
    const CLAMD_SOCKET = path.join(temp.folder, "clamd.ctl");
    const env = { ...WITH_MAIL_SERVER, CLAMD_SOCKET, ...botCheck("wrong") };
    const { child, output, exited } = await run(env);
    await until(() => output.stdout.split('"event":"unproven"').length === 4);
    child.kill("SIGTERM");
    await exited;
    expect(output.stdout).toMatch(/"setting":"SMTP_URL","code":"ESOCKET"/);
    expect(output.stdout).toMatch(/"setting":"CLAMD_SOCKET","code":"ENOENT"/);
    expect(output.stdout).toMatch(/"setting":"RECAPTCHA_SECRET","code":"invalid-input-secret"/);
  });

  test.each([
    ["OUTBOX_DIR", "below a file", () => path.join(temp.folder, "file", "outbox")],
    ["OUTBOX_DIR", "that is no folder", () => path.join(temp.folder, "file")],
    ["OUTBOX_DIR", "in the site, where everybody reads", () => path.join(siteDir, "outbox")],
    ["CLAMD_SOCKET", "that is a file", () => path.join(temp.folder, "file")],
    ["CLAMD_SOCKET", "that is too long", () => `/run/${"clamd".repeat(30)}`],
  ])("refuses %s %s, and says how to fix it", async (name, _what, makeValue) => {
    await writeFile(path.join(temp.folder, "file"), "");
    expect(await failureOf({ [name]: makeValue() })).toMatch(
      new RegExp(
        `^The server did not start: a setting is invalid\\.\n {2}${name} must be .*\\. Fix: .*\\.\n$`,
      ),
    );
  });

  test("says in further lines what is not set", async () => {
    const OUTBOX_DIR = path.join(temp.folder, "outbox");
    const { stdout, port } = await outputOf({ OUTBOX_DIR, ...botCheck("hunter2") });
    expect(stdout.split("\n")).toEqual([
      `The site is at http://localhost:${port}`,
      `SMTP_URL is not set, so form submissions are not sent: they stay in ${OUTBOX_DIR} as .eml files`,
      expect.stringMatching(/^SITE_HOSTS is not set, so the bot check takes tokens of any host/),
      "",
    ]);
    expect(stdout).not.toContain("hunter2");
  });

  test("names all wrong settings and exits with 1", async () => {
    expect(await failureOf({ PORT: "high", TRUST_PROXY: "yes" })).toMatch(
      /^The server did not start: 2 settings are invalid\.\n {2}PORT must .*\n {2}TRUST_PROXY must .*\n$/,
    );
  });

  test("says that the site has to be built and exits with 1", async () => {
    expect(await failureOf({ SITE_DIR: "/nothing/here" })).toBe(
      "There is no built site in /nothing/here. Make one with npm run build, or set SITE_DIR to its folder.\n",
    );
  });

  test("says that the port is in use and exits with 1", async () => {
    const other = net.createServer().listen(0, "127.0.0.1").unref();
    await once(other, "listening");
    const { port } = other.address() as net.AddressInfo;
    const stderr = await failureOf({ PORT: String(port), SITE_DIR: "none" });
    expect(stderr).toMatch(
      /^The server did not start: .*address already in use.*\. Fix: stop what has the port, or set PORT/,
    );
  });
});

describe("stopping", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "on %s closes idle and unused connections immediately and exits with 0",
    async (signal) => {
      const { child, exited, port } = await run();
      const agent = new http.Agent({ keepAlive: true });
      const [answer] = await once(http.get({ port, path: "/works", agent }), "response");
      answer.resume();
      await once(answer, "end");
      const unused = net.connect(port, "127.0.0.1");
      await once(unused, "connect");

      const start = Date.now();
      child.kill(signal);
      expect(await exited).toBe(0);
      expect(Date.now() - start).toBeLessThan(5_000);
      agent.destroy();
    },
  );

  test("lets an open answer finish, accepts nothing new and exits with 0", async () => {
    const { child, exited, port } = await run();
    const [answer]: http.IncomingMessage[] = await once(
      http.get({ port, path: "/large.webm" }),
      "response",
    );
    answer?.pause();
    child.kill("SIGTERM");
    await until(() =>
      request(port, "/works").then(
        () => false,
        ({ code }: NodeJS.ErrnoException) => code === "ECONNREFUSED",
      ),
    );

    let received = 0;
    answer?.on("data", (chunk: Buffer) => (received += chunk.length)).resume();
    // The last bytes may be read after the server has gone.
    await until(() => answer?.readableEnded ?? true);
    expect(await exited).toBe(0);
    expect(received).toBe(LARGE);
  });

  test("cuts a client that never reads and exits with 0 within 10 s", async () => {
    const { child, exited, port } = await run();
    const outgoing = http.get({ port, path: "/large.webm" });
    const [answer]: http.IncomingMessage[] = await once(outgoing, "response");
    answer?.on("error", () => undefined);
    answer?.pause();
    const start = Date.now();
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
    expect(Date.now() - start).toBeLessThan(10_000);
    outgoing.destroy();
  });
});
