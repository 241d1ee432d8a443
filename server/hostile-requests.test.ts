/** @jest-environment node */
import { once } from "node:events";
import net from "node:net";
import { LIMITS } from "./limits";
import { formPath, GENERAL } from "./mailer/testing/running-mailer";
import { until } from "./mailer/testing/wait";
import { makeFolder, writeSite } from "./testing/fixture-site";
import { exchange } from "./testing/raw-request";
import { type RunningApp, startApp } from "./testing/running-app";

const LARGE = 32 * 1024 * 1024;
const BODY = JSON.stringify({ ...GENERAL, fullName: "Jan Novak" });
const CHUNK = `${BODY.length.toString(16)}\r\n${BODY}\r\n`;
const CHUNKED = "Transfer-Encoding: chunked";
const NEXT = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
const LAST = NEXT.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
/** As many as Node's default limit on headers, which drops those that follow. */
const MANY = "a:\r\n".repeat(2_000);

const put = (headers: string, body: string, host = "Host: localhost\r\n") =>
  `PUT ${formPath("general")} HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const withLength = `Content-Length: ${BODY.length}`;

const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

let temp: Awaited<ReturnType<typeof makeFolder>>;
let server: RunningApp;

beforeAll(async () => {
  temp = await makeFolder();
  const SITE_DIR = await writeSite(temp.folder, {
    "index.html": "<!doctype html>",
    "large.webm": Buffer.alloc(LARGE),
    _headers: "",
    _redirects: "",
  });
  const limits = { ...LIMITS, graceMs: 300, minBytesPerS: LARGE, checkMs: 50 };
  server = await startApp({ SITE_DIR, RATE_LIMIT: "off" }, { limits });
});

afterAll(async () => {
  await server.close();
  await temp.remove();
});

const connections = () =>
  new Promise<number>((resolve) =>
    server.app.server.getConnections((_error, count) => resolve(count)),
  );

// Node itself refuses what is malformed; these it would take.
test.each<[string, string]>([
  ["a coding that is none", put("Transfer-Encoding: xchunked", `${CHUNK}0\r\n\r\n`)],
  ["another coding before chunks", put("Transfer-Encoding: gzip, chunked", `${CHUNK}0\r\n\r\n`)],
  ["two codings", put(`Transfer-Encoding: identity\r\n${CHUNKED}`, `${CHUNK}0\r\n\r\n`)],
  ["no host", put(withLength, BODY, "")],
  ["two hosts", put(withLength, BODY, "Host: localhost\r\nHost: evil.example\r\n")],
])(
  "a request with %s, which a proxy may read differently, is a 400 and ends the connection",
  async (_what, text) => {
    expect(statusesIn(await exchange(server.port, text + NEXT))).toEqual([400]);
  },
);

test("an origin after 2,000 other headers counts", async () => {
  const text = put(
    `${MANY}Origin: https://evil.example\r\nConnection: close\r\n${withLength}`,
    BODY,
  );
  expect(statusesIn(await exchange(server.port, text))).toEqual([403]);
});

test("the body of a request that is too large is not taken for the next request", async () => {
  const large = put("Content-Length: 140000", NEXT.repeat(4_000).slice(0, 140_000));
  expect(statusesIn(await exchange(server.port, large + LAST))).toEqual([413, 200]);
});

describe("no second answer is sent into or after one that has begun", () => {
  test("when a body arrives too slowly that was refused before", async () => {
    const text = put("Content-Length: 60000000", "{").replace("application/json", "text/plain");
    expect(statusesIn(await exchange(server.port, text))).toEqual([413]);
  });

  test("when nonsense follows the request", async () => {
    const socket = net.connect(server.port, "127.0.0.1");
    socket
      .on("error", () => undefined)
      .write("GET /large.webm HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let text = "";
    socket.once("data", () => socket.write("nonsense\r\n\r\n"));
    socket.setEncoding("latin1").on("data", (data) => {
      text += data;
    });
    await once(socket, "close");
    expect(statusesIn(text)).toEqual([200]);
  });
});

test("a client that reads too slowly is disconnected", async () => {
  const socket = net.connect(server.port, "127.0.0.1");
  socket.on("error", () => undefined).pause();
  socket.write("GET /large.webm HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await until(async () => (await connections()) === 1);
  await until(async () => (await connections()) === 0);
  socket.destroy();
});

test("a connection may have ten unanswered requests", async () => {
  expect(statusesIn(await exchange(server.port, NEXT.repeat(9) + LAST))).toEqual(
    Array(10).fill(200),
  );
});

test("a connection with eleven unanswered requests is closed, and others are served", async () => {
  const large = (request: string) => request.replace("/api/health", "/large.webm");
  const answers = await exchange(server.port, large(NEXT).repeat(10) + large(LAST));
  expect(answers.length).toBeLessThan(LARGE);
  expect(statusesIn(await exchange(server.port, LAST))).toEqual([200]);
});

describe("a few clients cannot shut out others", () => {
  const open: net.Socket[] = [];
  let shared: RunningApp;
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.destroy();
    await shared.close();
  });
  /** Keeps a connection open after a request. */
  const keep = async (localAddress = "127.0.0.1") => {
    const socket = net.connect({ port: shared.port, host: "127.0.0.1", localAddress });
    open.push(socket.on("error", () => undefined));
    socket.write(NEXT);
    return new Promise<number | undefined>((resolve) => {
      socket.once("data", (data) => resolve(statusesIn(String(data))[0]));
      socket.once("close", () => resolve(undefined));
    });
  };

  test("by keeping connections open: idle ones are closed when they run short", async () => {
    shared = await startApp({ SITE_DIR: "none" }, { limits: { ...LIMITS, connections: 20 } });
    for (let count = 0; count < 60; count++) expect(await keep()).toBe(200);
  });

  test.each<[string, string, number]>([
    ["that say nothing", "", 0],
    ["that begin a request", "GET / HT", 0],
    ["that send a body slowly", put("Content-Length: 100\r\nExpect: 100-continue", "{"), 100],
  ])("by connections of ten addresses %s", async (_what, text, shortGraceMs) => {
    const limits = { ...LIMITS, connections: 20, shortGraceMs, checkMs: 20 };
    shared = await startApp({ SITE_DIR: "none" }, { limits });
    const attack = (host: number) => {
      const localAddress = `127.0.0.${host}`;
      const socket = net.connect({ port: shared.port, host: "127.0.0.1", localAddress });
      open.push(socket.on("error", () => undefined));
      socket.write(text);
      // Only a request whose headers are here is told to continue.
      return Promise.race([
        once(socket, text.includes("Expect") ? "data" : "connect"),
        once(socket, "close"),
      ]);
    };
    for (let count = 0; count < 30; count++) await attack(10 + (count % 10));
    for (let count = 0; count < 10; count++) {
      for (let host = 10; host < 13; host++) await attack(host);
      await until(async () => (await keep("127.0.0.2")) === 200);
    }
  });

  const limits = { ...LIMITS, connectionsOfClient: 5 };

  test("by opening more connections than its share", async () => {
    shared = await startApp({ SITE_DIR: "none" }, { limits });
    const answers = await Promise.all(Array.from({ length: 9 }, () => keep()));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(5);
    expect(await keep("127.0.0.2")).toBe(200);
  });

  test("unless it is a proxy, which opens connections for all", async () => {
    shared = await startApp({ SITE_DIR: "none", TRUST_PROXY: "1" }, { limits });
    expect(await Promise.all(Array.from({ length: 9 }, () => keep()))).toEqual(Array(9).fill(200));
  });
});

test("a proxy's connection is open after fifteen uploads that failed", async () => {
  const part = `--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.exe"\r\n\r\nMZ\r\n--b--\r\n`;
  const upload = put(`Content-Length: ${part.length}`, part)
    .replace(formPath("general"), formPath("career"))
    .replace("application/json", "multipart/form-data; boundary=b");
  const socket = net.connect(server.port, "127.0.0.1");
  let text = "";
  socket.on("data", (data) => (text += data));
  for (let count = 1; count <= 15; count++) {
    socket.write(upload);
    await until(() => statusesIn(text).length === count);
  }
  socket.destroy();
});
