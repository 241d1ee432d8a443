import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { CAREER } from "./running-mailer";

const CHUNK = Buffer.alloc(64 * 1024, " ");
const LAST_BYTES = 4_000;

export type Poured = {
  /** What the server said before it closed the connection. */
  answer: string;
  /** Bytes of the body that went out. */
  sentBytes: number;
};

/** Sends a head and then a body of so many bytes as quickly as they are taken, until the server closes the connection. */
export async function pour(port: number, head: string, bodyBytes: number): Promise<Poured> {
  const socket = net.connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer = (answer + data.toString("latin1")).slice(0, LAST_BYTES);
  });
  // A connection that is closed while bytes are under way is reset.
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(head);
  let sentBytes = 0;
  while (sentBytes < bodyBytes && !socket.destroyed) {
    sentBytes += CHUNK.length;
    // Node looks for an answer before the next bytes go out.
    await new Promise((resolve) => setImmediate(resolve));
    if (!socket.write(CHUNK)) await Promise.race([once(socket, "drain").catch(() => undefined), closed]);
  }
  await closed;
  return { answer, sentBytes };
}

export type SlowSockets = { left: () => number; answers: () => string[]; close: () => void };

/** Opens so many connections, sends the same beginning of a request on each, and leaves it at that. */
export async function openSlowSockets(port: number, count: number, beginning: string): Promise<SlowSockets> {
  const opened = Array.from({ length: count }, () => {
    const socket = net.connect(port, "127.0.0.1", () => void (beginning !== "" && socket.write(beginning)));
    const slow = { socket, answer: "" };
    socket.on("data", (data) => {
      slow.answer += data.toString("latin1");
    });
    socket.on("error", () => undefined);
    return slow;
  });
  await Promise.all(opened.map(({ socket }) => socket.connecting && once(socket, "connect")));
  return {
    left: () => opened.filter(({ socket }) => !socket.closed).length,
    answers: () => opened.map(({ answer }) => answer),
    close: () => {
      for (const { socket } of opened) socket.destroy();
    },
  };
}

const BOUNDARY = "----a-boundary";

/** Sends so many applications in parallel, each with another CV of so many bytes. Returns the statuses of the responses. */
export function applyAtOnce(port: number, count: number, cvBytes: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => apply(port, Buffer.alloc(cvBytes, index))));
}

/** By hand: whoever measures on the same machine should do little beside. */
function apply(port: number, cv: Buffer): Promise<number> {
  cv.write("%PDF-1.7");
  const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const fields = Object.entries(CAREER).map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`);
  const start = Buffer.from(fields.join("") + part('name="cv"; filename="cv.pdf"'));
  const body = Buffer.concat([start, cv, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, "content-length": body.length };
  return new Promise((resolve, reject) => {
    const options = { port, path: "/api/form/2/", method: "PUT", headers, agent: false };
    const request = http.request(options, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    request.on("error", reject);
    request.end(body);
  });
}

let asked = 0;

/**
 * Sends one message after another, as visitors do, for as long as something else goes on.
 * Returns how long each answer took, in ms. Rejects when one of them is not a 201.
 */
export async function visitMeanwhile(port: number, somethingElse: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = somethingElse.finally(() => {
    isOver = true;
  });
  do {
    asked += 1;
    const begun = performance.now();
    const fields = { fullName: "Jan Dvořák", email: "jan@visitor.example", message: `Visit ${asked}` };
    const response = await fetch(`http://127.0.0.1:${port}/api/form/3/`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`A visitor was answered by ${response.status}`);
    times.push(performance.now() - begun);
  } while (!isOver);
  await over;
  return times;
}
