/** @jest-environment node */

import { testFolder } from "../../testing/fixture-site";
import { request } from "../../testing/raw-request";
import { applyInParallel, openSlowSockets, pour, visitMeanwhile } from "../testing/loads";
import { GENERAL } from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";

const MB = 1024 * 1024;
const MOST_GROWTH_MB = 64;
const MOST_MEMORY_MB = 300;
const SOON_MS = 1_000;
const FEWEST_VISITS = 3;

/** Far more than the server takes of a body; the rest is in the buffers of both ends of the connection. */
const MOST_SENT_BYTES = 20 * MB;

/** The server's own limit on headers, 10 s, and on bodies, 20 s, with a second between two looks, and a slow machine. */
const CUT_MS = 30_000;

const HEAD = "PUT /api/form/1/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const MULTIPART = HEAD.replace("form/1", "form/2").replace("application/json", "multipart/form-data; boundary=b");
const SMALL_BODY = `Content-Length: 100\r\n\r\n{`;

jest.setTimeout(90_000);

const temp = testFolder();
let server: ServerProcess;

beforeEach(async () => {
  server = await startServerProcess({ SPOOL_DIR: temp.folder });
  await request(server.port, "/api/health");
});

afterEach(async () => {
  await server.end("SIGKILL");
});

const slowest = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

test.each([
  ["JSON with its length", `${HEAD}Content-Length: ${400 * MB}\r\n\r\n`],
  ["JSON without its length", `${HEAD}Transfer-Encoding: chunked\r\n\r\n${(400 * MB).toString(16)}\r\n`],
  ["parts with their length", `${MULTIPART}Content-Length: ${400 * MB}\r\n\r\n`],
  ["parts without their length", `${MULTIPART}Transfer-Encoding: chunked\r\n\r\n${(400 * MB).toString(16)}\r\n`],
])("of 400 MB of %s hardly any is taken, and the connection closes", async (_what, head) => {
  const before = server.memory().nowMb;
  const { answer, sentBytes } = await pour(server.port, head, 400 * MB);
  // Whoever goes on sending may find the connection reset before the answer is read.
  expect(answer === "" || /^HTTP\/1\.1 413 Payload Too Large\r\n(?:.*\r\n)*connection: close\r\n/i.test(answer)).toBe(
    true,
  );
  expect(sentBytes).toBeLessThan(MOST_SENT_BYTES);
  expect(server.memory().peakMb - before).toBeLessThan(MOST_GROWTH_MB);
});

test("more than the length says is answered as nonsense, and the server goes on", async () => {
  const body = JSON.stringify(GENERAL);
  const head = `${HEAD.replace("form/1", "form/3")}Content-Length: ${body.length}\r\n\r\n`;
  const { answer, sentBytes } = await pour(server.port, head + body, 400 * MB);
  expect(answer === "" || answer.includes("HTTP/1.1 400 Bad Request\r\n")).toBe(true);
  expect(sentBytes).toBeLessThan(MOST_SENT_BYTES);
  expect((await request(server.port, "/api/health")).status).toBe(200);
});

test("20 applications of 4 MB in parallel are taken, or put off; others are served, and memory stays small", async () => {
  const statuses = applyInParallel(server.port, 20, 4 * MB - 1);
  const times = await visitMeanwhile(server.port, statuses);
  for (const status of await statuses) expect([201, 429, 503]).toContain(status);
  expect(await statuses).toContain(201);
  expect(server.memory().peakMb).toBeLessThan(MOST_MEMORY_MB);
  // One visitor after the other was answered before the uploads were. How soon is a figure of bench:mailer.
  expect(times.length).toBeGreaterThan(FEWEST_VISITS);
});

test("1,000 connections that say little or nothing are cut in the end, and others are served all the while", async () => {
  const crowd = {
    silent: await openSlowSockets(server.port, 200, ""),
    heads: await openSlowSockets(server.port, 400, `${HEAD}X-Slow: `),
    bodies: await openSlowSockets(server.port, 400, HEAD + SMALL_BODY),
  };
  const left = () => Object.values(crowd).reduce((sum, slow) => sum + slow.left(), 0);
  const times = await visitMeanwhile(
    server.port,
    until(() => left() === 0, CUT_MS),
  );
  expect(slowest(times)).toBeLessThan(SOON_MS);
  expect(server.memory().peakMb).toBeLessThan(MOST_MEMORY_MB);
  for (const answer of [...crowd.heads.answers(), ...crowd.bodies.answers()]) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('{"statusCode":408,"statusText":"Request Timeout"}');
  }
});
