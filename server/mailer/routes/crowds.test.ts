/** @jest-environment node */
import { once } from "node:events";
import net from "node:net";
import { testFolder } from "../../testing/fixture-site";
import { request } from "../../testing/raw-request";
import { CAREER, formAddress, formPath, sendForm } from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";

const MB = 1024 * 1024;
const MAX_GROWTH_MB = 64;
const MAX_MEMORY_MB = 300;

/** Far more than the server reads of a body; the rest is in the socket buffers of both ends. */
const MAX_SENT_BYTES = 20 * MB;

const HEAD = `PUT ${formPath("contact")} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
const MULTIPART = HEAD.replace(formPath("contact"), formPath("career")).replace(
  "application/json",
  "multipart/form-data; boundary=b",
);

jest.setTimeout(90_000);

const temp = testFolder();
let server: ServerProcess;

beforeEach(async () => {
  server = await startServerProcess({ OUTBOX_DIR: temp.folder });
  await request(server.port, "/api/health");
});

afterEach(() => server.end("SIGKILL"));

const CHUNK = Buffer.alloc(64 * 1024, " ");
const LAST_BYTES = 4_000;

/**
 * Sends a head and then a body of so many bytes as fast as possible, until the server closes the
 * connection. Returns the server's response, and how many bytes of the body were sent.
 */
async function pour(port: number, head: string, bodyBytes: number) {
  const socket = net.connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer = (answer + data.toString("latin1")).slice(0, LAST_BYTES);
  });
  // A connection that is closed while bytes are in flight is reset.
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(head);
  let sentBytes = 0;
  while (sentBytes < bodyBytes && !socket.destroyed) {
    sentBytes += CHUNK.length;
    // Lets Node read a response before the next bytes are sent.
    await new Promise((resolve) => setImmediate(resolve));
    if (!socket.write(CHUNK))
      await Promise.race([once(socket, "drain").catch(() => undefined), closed]);
  }
  await closed;
  return { answer, sentBytes };
}

test.each([
  ["in JSON with a length", `${HEAD}Content-Length: ${400 * MB}\r\n\r\n`],
  [
    "in parts without a length",
    `${MULTIPART}Transfer-Encoding: chunked\r\n\r\n${(400 * MB).toString(16)}\r\n`,
  ],
])("a body of 400 MB, %s, is refused before it is read", async (_what, head) => {
  const before = server.memory().nowMb;
  const { answer, sentBytes } = await pour(server.port, head, 400 * MB);
  // A client that continues to send may get a reset before it has read the response.
  expect(
    answer === "" ||
      /^HTTP\/1\.1 413 Payload Too Large\r\n(?:.*\r\n)*connection: close\r\n/i.test(answer),
  ).toBe(true);
  expect(sentBytes).toBeLessThan(MAX_SENT_BYTES);
  expect(server.memory().peakMb - before).toBeLessThan(MAX_GROWTH_MB);
});

test("20 applications of 4 MB in parallel are answered within bounded memory", async () => {
  const apply = async (index: number) => {
    const cv = Buffer.alloc(4 * MB - 1, index);
    cv.write("%PDF-1.7\n%%EOF");
    return (await sendForm(formAddress(server.port, "career"), CAREER, new File([cv], "cv.pdf")))
      .status;
  };
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, index) => apply(index)));
  expect(statuses).toContain(201);
  for (const status of statuses) expect([201, 429, 503]).toContain(status);
  expect(server.memory().peakMb).toBeLessThan(MAX_MEMORY_MB);
});
