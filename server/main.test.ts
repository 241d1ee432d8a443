/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "./mailer/testing/wait";
import { makeFolder, SITE, writeSite } from "./testing/fixture-site";
import { request } from "./testing/raw-request";

const MAIN = path.resolve("server/main.ts");
const WITH_MAIL_SERVER = {
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "site@agency.example",
  MAIL_TO: "inbox@agency.example",
};
const LARGE = 40_000_000;

jest.setTimeout(30_000);

let temp: Awaited<ReturnType<typeof makeFolder>>;
let siteDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  temp = await makeFolder();
  siteDir = await writeSite(temp.folder, { ...SITE, _redirects: "/old-work /works/hid 301", _headers: "" });
  await writeFile(path.join(siteDir, "large.webm"), Buffer.alloc(LARGE));
});

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await temp.remove();
});

let outboxes = 0;

function run(env: Record<string, string>) {
  outboxes += 1;
  const OUTBOX_DIR = path.join(temp.folder, `outbox-${outboxes}`);
  const child = spawn(process.execPath, ["--import", "tsx", MAIN], {
    env: { PATH: process.env.PATH, PORT: "0", SITE_DIR: siteDir, OUTBOX_DIR, ...env },
  });
  children.push(child);
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (output.stderr += String(chunk)));
  const exited = once(child, "close").then(([code]) => Number(code));
  return { child, output, exited };
}

async function runUntilStarted(env: Record<string, string> = {}) {
  const running = run(env);
  while (!running.output.stdout.includes("\n")) {
    if (running.child.exitCode !== null) throw new Error(running.output.stderr);
    await pause(20);
  }
  const port = Number(/:(\d+)/.exec(running.output.stdout)?.[1]);
  return { ...running, port };
}

/** Its output from a successful start until it is stopped. */
async function outputOf(env: Record<string, string>) {
  const { child, output, exited, port } = await runUntilStarted(env);
  child.kill("SIGTERM");
  await exited;
  return { ...output, port };
}

/** Its output when it fails to start. */
async function failureOf(env: Record<string, string>) {
  const { output, exited } = run(env);
  expect(await exited).toBe(1);
  return output;
}

describe("starting", () => {
  test("says in one line where the site is, and nothing else while all goes well", async () => {
    const { child, output, exited, port } = await runUntilStarted(WITH_MAIL_SERVER);
    expect((await request(port, "/works")).status).toBe(200);
    expect((await request(port, "/nothing")).status).toBe(404);
    child.kill("SIGTERM");
    await exited;
    expect(output.stdout).toBe(`The site is at http://localhost:${port}\n`);
    expect(output.stderr).toBe("");
  });

  test("says where the mailer is when it runs alone", async () => {
    const { stdout, port } = await outputOf({ SITE_DIR: "none", ...WITH_MAIL_SERVER });
    expect(stdout).toBe(`The mailer is at http://localhost:${port}/api\n`);
  });

  test("says in a second line that submissions stay as files while there is no mail server", async () => {
    const OUTBOX_DIR = path.join(temp.folder, "outbox");
    const { stdout } = await outputOf({ OUTBOX_DIR });
    expect(stdout.split("\n").slice(1)).toEqual([
      `SMTP_URL is not set, so form submissions are not sent: they stay in ${OUTBOX_DIR} as .eml files`,
      "",
    ]);
  });

  test("names all wrong settings and exits with 1", async () => {
    const { stdout, stderr } = await failureOf({ PORT: "high", TRUST_PROXY: "yes" });
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      /^The server did not start: 2 settings are invalid\.\n {2}PORT must .*\n {2}TRUST_PROXY must .*\n$/,
    );
  });

  test("names a site that is not there together with wrong settings, so that a second start finds nothing new", async () => {
    const { stderr } = await failureOf({ PORT: "high", SITE_DIR: "/nothing/here" });
    expect(stderr).toMatch(
      /^The server did not start: 2 settings are invalid\.\n {2}PORT must .*\n {2}There is no built site in /,
    );
  });

  test("says that the bot check takes tokens of any host while no host is named", async () => {
    const { stdout, stderr } = await outputOf({ ...WITH_MAIL_SERVER, RECAPTCHA_SECRET: "hunter2" });
    expect(stdout.split("\n")[1]).toMatch(/^SITE_HOSTS is not set, so the bot check takes tokens of any host/);
    expect(stdout + stderr).not.toContain("hunter2");
  });

  test("says that the site has to be built and exits with 1", async () => {
    const { stderr } = await failureOf({ SITE_DIR: "/nothing/here" });
    expect(stderr).toBe(
      "There is no built site in /nothing/here. Make one with npm run build, or set SITE_DIR to its folder.\n",
    );
  });

  test("says that the port is in use and exits with 1", async () => {
    const other = net.createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { stderr } = await failureOf({ PORT: String(port) });
    other.close();
    expect(stderr).toBe(
      `Port ${port} is in use by another program. Stop that program or choose another port: PORT=${port + 1}\n`,
    );
  });

  test("logs what is not quite right as JSON, such as rules of _redirects that it does not understand", async () => {
    const faulty = await writeSite(path.join(temp.folder, "faulty"), {
      "index.html": "",
      _redirects: "/blog/* /works",
    });
    const { child, output, exited } = run({ SITE_DIR: faulty });
    while (output.stdout.split("\n").length < 3) await pause(20);
    child.kill("SIGTERM");
    await exited;
    const [warning = ""] = output.stdout.split("\n");
    expect(JSON.parse(warning)).toMatchObject({
      level: 40,
      msg: expect.stringMatching(/\/faulty\/_redirects: line 1 is not supported: \/blog\/\* \/works$/),
    });
  });
});

describe("stopping", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "on %s closes idle and unused connections immediately and exits with 0",
    async (signal) => {
      const { child, exited, port } = await runUntilStarted();
      const agent = new http.Agent({ keepAlive: true });
      const idle = http.get({ port, path: "/works", agent });
      const [answer] = await once(idle, "response");
      answer.resume();
      await once(answer, "end");
      const unused = net.connect(port, "127.0.0.1");
      await once(unused, "connect");

      const start = Date.now();
      child.kill(signal);
      expect(await exited).toBe(0);
      expect(Date.now() - start).toBeLessThan(3_000);
      agent.destroy();
    },
  );

  test("lets an open answer finish, accepts nothing new and exits with 0", async () => {
    const { child, exited, port } = await runUntilStarted();
    const [answer]: http.IncomingMessage[] = await once(http.get({ port, path: "/large.webm" }), "response");
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
    const { child, exited, port } = await runUntilStarted();
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
