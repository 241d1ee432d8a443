/** @jest-environment node */

import { testFolder } from "../../testing/fixture-site";
import { request } from "../../testing/raw-request";
import { applyInParallel, openSlowSockets, pour, visitMeanwhile } from "../testing/loads";
import { GENERAL } from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";

const MB = 1024 * 1024;
const MAX_GROWTH_MB = 64;
const MAX_MEMORY_MB = 300;
const SOON_MS = 1_000;
const FEWEST_VISITS = 3;

/** Far more than the server reads of a body; the rest is in the socket buffers of both ends. */
const MAX_SENT_BYTES = 20 * MB;

/** The server's limits on headers, 10 s, and bodies, 20 s, its check interval of a second, and a margin. */
const CUT_MS = 30_000;

const HEAD = "PUT /api/form/1/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const MULTIPART = HEAD.replace("form/1", "form/2").replace("application/json", "multipart/form-data; boundary=b");
const SMALL_BODY = `Content-Length: 100\r\n\r\n{`;

jest.setTimeout(90_000);

const temp = testFolder();
let server: ServerProcess;

beforeEach(async () => {
  server = await startServerProcess({ OUTBOX_DIR: temp.folder });
  await request(server.port, "/api/health");
});

afterEach(async () => {
  await server.end("SIGKILL");
});

const slowest = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

test.each([
  ["JSON with its length", `${HEAD}Content-Length: ${400 * MB}\r\n\r\n`],
  ["parts without their length", `${MULTIPART}Transfer-Encoding: chunked\r\n\r\n${(400 * MB).toString(16)}\r\n`],
])("of 400 MB of %s hardly any is read, and the connection closes", async (_what, head) => {
  const before = server.memory().nowMb;
  const { answer, sentBytes } = await pour(server.port, head, 400 * MB);
  // A client that continues to send may get a reset before it has read the response.
  expect(answer === "" || /^HTTP\/1\.1 413 Payload Too Large\r\n(?:.*\r\n)*connection: close\r\n/i.test(answer)).toBe(
    true,
  );
  expect(sentBytes).toBeLessThan(MAX_SENT_BYTES);
  expect(server.memory().peakMb - before).toBeLessThan(MAX_GROWTH_MB);
});

test("a body longer than its Content-Length is a bad request, and the server continues", async () => {
  const body = JSON.stringify(GENERAL);
  const head = `${HEAD.replace("form/1", "form/3")}Content-Length: ${body.length}\r\n\r\n`;
  const { answer, sentBytes } = await pour(server.port, head + body, 400 * MB);
  expect(answer === "" || answer.includes("HTTP/1.1 400 Bad Request\r\n")).toBe(true);
  expect(sentBytes).toBeLessThan(MAX_SENT_BYTES);
  expect((await request(server.port, "/api/health")).status).toBe(200);
});

test("20 applications of 4 MB in parallel are accepted or deferred, others are served, memory is bounded", async () => {
  const statuses = applyInParallel(server.port, 20, 4 * MB - 1);
  const times = await visitMeanwhile(server.port, statuses);
  for (const status of await statuses) expect([201, 429, 503]).toContain(status);
  expect(await statuses).toContain(201);
  expect(server.memory().peakMb).toBeLessThan(MAX_MEMORY_MB);
  // Sequential visitors got responses before the uploads did. bench:mailer measures the latency.
  expect(times.length).toBeGreaterThan(FEWEST_VISITS);
});

test("300 idle or slow connections are closed eventually, and others are served meanwhile", async () => {
  const crowd = {
    silent: await openSlowSockets(server.port, 60, ""),
    heads: await openSlowSockets(server.port, 120, `${HEAD}X-Slow: `),
    bodies: await openSlowSockets(server.port, 120, HEAD + SMALL_BODY),
  };
  const left = () => Object.values(crowd).reduce((sum, slow) => sum + slow.left(), 0);
  const times = await visitMeanwhile(
    server.port,
    until(() => left() === 0, CUT_MS),
  );
  expect(slowest(times)).toBeLessThan(SOON_MS);
  expect(server.memory().peakMb).toBeLessThan(MAX_MEMORY_MB);
  for (const answer of [...crowd.heads.answers(), ...crowd.bodies.answers()]) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('{"statusCode":408,"statusText":"Request Timeout"}');
  }
});
