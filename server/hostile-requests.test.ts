/** @jest-environment node */
import { once } from "node:events";
import net from "node:net";
import { LIMITS } from "./limits";
import { GENERAL } from "./mailer/testing/running-mailer";
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
  `PUT /api/form/3/ HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const withLength = `Content-Length: ${BODY.length}`;

const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

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
  const limits = { ...LIMITS, graceMs: 300, leastBytesPerS: LARGE, checkMs: 50 };
  server = await startApp({ SITE_DIR, RATE_LIMIT: "off" }, { limits });
});

afterAll(async () => {
  await server.close();
  await temp.remove();
});

const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

describe("a request that a proxy may understand differently gets one answer, and the connection closes", () => {
  test.each<[string, string, number]>([
    ["length and chunks", put(`${withLength}\r\n${CHUNKED}`, `${CHUNK}0\r\n\r\n`), 400],
    ["chunks and length", put(`${CHUNKED}\r\nContent-Length: 4`, `${CHUNK}0\r\n\r\n`), 400],
    ["two lengths", put(`${withLength}\r\nContent-Length: 0`, BODY), 400],
    ["twice the same length", put(`${withLength}\r\n${withLength}`, BODY), 400],
    ["a length with a sign", put(`Content-Length: +${BODY.length}`, BODY), 400],
    ["chunks in HTTP/1.0", put(CHUNKED, `${CHUNK}0\r\n\r\n`).replace("1.1", "1.0"), 400],
    ["a coding that is none", put("Transfer-Encoding: xchunked", `${CHUNK}0\r\n\r\n`), 501],
    ["another coding before chunks", put("Transfer-Encoding: gzip, chunked", `${CHUNK}0\r\n\r\n`), 501],
    ["two codings", put(`Transfer-Encoding: identity\r\n${CHUNKED}`, `${CHUNK}0\r\n\r\n`), 501],
    ["two codings, chunks first", put(`${CHUNKED}\r\nTransfer-Encoding: identity`, `${CHUNK}0\r\n\r\n`), 400],
    ["a blank before the colon", put("Transfer-Encoding : chunked", `${CHUNK}0\r\n\r\n`), 400],
    ["a folded line", put("Transfer-Encoding:\r\n chunked", `${CHUNK}0\r\n\r\n`), 400],
    ["a line feed alone between headers", put(`X: y\n${withLength}`, BODY), 400],
    ["a carriage return alone between headers", put(`X: y\r${withLength}`, BODY), 400],
    ["a line feed alone after a chunk's size", put(CHUNKED, CHUNK.replace("\r\n", "\n")), 400],
    ["a line feed in a chunk's extension", put(CHUNKED, CHUNK.replace("\r\n", ";a\nb\r\n")), 400],
    ["a chunk of more than 64 bits", put(CHUNKED, `ffffffffffffffff0\r\n${BODY}`), 400],
    ["two hosts", put(withLength, BODY, "Host: localhost\r\nHost: evil.example\r\n"), 400],
    ["a host with a path", put(withLength, BODY, "Host: localhost/x\r\n"), 400],
    ["a host with a user", put(withLength, BODY, "Host: localhost@evil.example\r\n"), 400],
    ["two hosts in one", put(withLength, BODY, "Host: localhost, evil.example:80\r\n"), 400],
  ])("%s", async (_what, text, status) => {
    expect(statusesIn(await exchange(server.port, text + NEXT))).toEqual([status]);
  });
});

test.each(["localhost", "localhost:9000", "[::1]:9000", "127.0.0.1", "xn--bcher-kva.example", "my_host", ""])(
  "the host %j is taken",
  async (host) => {
    expect(statusesIn(await exchange(server.port, LAST.replace("localhost", host)))).toEqual([200]);
  },
);

test("an absolute target means the form, too, and is answered in JSON when it cannot be decoded", async () => {
  const absolute = (text: string) => text.replace(" /", " http://localhost/");
  const kept = put(withLength, BODY);
  expect(statusesIn(await exchange(server.port, absolute(kept) + LAST))).toEqual([201, 200]);
  const answer = await exchange(server.port, absolute(LAST).replace("health", "%ff"));
  expect(answer).toMatch(/\{"statusCode":400,"statusText":"Bad Request"\}$/);
});

describe("a header after 2,000 others counts", () => {
  test("one of a proxy's, which hides the metrics", async () => {
    const text = `GET /metrics HTTP/1.1\r\nHost: localhost\r\n${MANY}X-Forwarded-For: 203.0.113.9\r\nConnection: close`;
    expect(statusesIn(await exchange(server.port, `${text}\r\n\r\n`))).toEqual([404]);
  });

  test("an origin", async () => {
    const text = put(`${MANY}Origin: https://evil.example\r\nConnection: close\r\n${withLength}`, BODY);
    expect(statusesIn(await exchange(server.port, text))).toEqual([403]);
  });
});

test("a request after one that was too large is not taken for its body, nor its body for a request", async () => {
  const large = put("Content-Length: 70000", NEXT.repeat(2_000).slice(0, 70_000));
  expect(statusesIn(await exchange(server.port, large + LAST))).toEqual([413, 200]);
});

describe("a client that does not close its side is disconnected", () => {
  test.each([
    ["a tunnel", "CONNECT mail.example:25 HTTP/1.1\r\nHost: mail.example:25\r\n\r\n", 501],
    ["an expectation", put("Expect: bananas\r\nContent-Length: 100", ""), 417],
  ])("after asking for %s", async (_what, text, status) => {
    const socket = net.connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true });
    socket
      .on("error", () => undefined)
      .setEncoding("latin1")
      .write(text);
    const [answer] = await once(socket, "data");
    expect(statusesIn(answer)).toEqual([status]);
    await until(async () => (await connections()) === 0);
    socket.destroy();
  });
});

describe("no second answer is sent into or after one that has begun", () => {
  test("when a body arrives too slowly that was refused before", async () => {
    const text = put("Content-Length: 60000000", "{").replace("application/json", "text/plain");
    expect(statusesIn(await exchange(server.port, text))).toEqual([415]);
  });

  test("when nonsense follows the request", async () => {
    const socket = net.connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined).write("GET /large.webm HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let text = "";
    socket.once("data", () => socket.write("nonsense\r\n\r\n"));
    socket.setEncoding("latin1").on("data", (data) => {
      text += data;
    });
    await once(socket, "close");
    expect(statusesIn(text)).toEqual([200]);
  });
});

test("a client that hardly reads is disconnected", async () => {
  const socket = net.connect(server.port, "127.0.0.1");
  socket.on("error", () => undefined).pause();
  socket.write("GET /large.webm HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await until(async () => (await connections()) === 1);
  await until(async () => (await connections()) === 0);
  socket.destroy();
});

test("a connection may have ten requests under way, and is closed when it has more", async () => {
  expect(statusesIn(await exchange(server.port, NEXT.repeat(9) + LAST))).toEqual(Array(10).fill(200));
  const large = (request: string) => request.replace("/api/health", "/large.webm");
  const few = await exchange(server.port, large(NEXT).repeat(10) + large(LAST));
  expect(few.length).toBeLessThan(LARGE);
  expect(statusesIn(await exchange(server.port, LAST))).toEqual([200]);
});
