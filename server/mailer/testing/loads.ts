import { once } from "node:events";
import net from "node:net";
import { CAREER, formAddress, GENERAL, putJson, sendForm } from "./running-mailer";

const CHUNK = Buffer.alloc(64 * 1024, " ");
const LAST_BYTES = 4_000;

/**
 * Sends a head and then a body of so many bytes as fast as possible, until the server closes the connection.
 * Returns the server's response, and how many bytes of the body were sent.
 */
export async function pour(port: number, head: string, bodyBytes: number) {
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
    if (!socket.write(CHUNK)) await Promise.race([once(socket, "drain").catch(() => undefined), closed]);
  }
  await closed;
  return { answer, sentBytes };
}

export type SlowSockets = { left: () => number; answers: () => string[]; close: () => void };

/** Opens connections, and sends the same incomplete request on each. */
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

/** Sends applications in parallel, each with a different CV of the given size. Returns the response statuses. */
export function applyInParallel(port: number, count: number, cvBytes: number): Promise<number[]> {
  const apply = async (index: number) => {
    const cv = Buffer.alloc(cvBytes, index);
    cv.write("%PDF-1.7");
    return (await sendForm(formAddress(port, 2), CAREER, new File([cv], "cv.pdf"))).status;
  };
  return Promise.all(Array.from({ length: count }, (_, index) => apply(index)));
}

let asked = 0;

/**
 * Sends one message after another, as visitors do, until a promise settles.
 * Returns the response times, in ms. Rejects when a response is not a 201.
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
    const { status } = await putJson(formAddress(port, 3), { ...GENERAL, message: `Visit ${asked}` });
    if (status !== 201) throw new Error(`A visitor got status ${status}`);
    times.push(performance.now() - begun);
  } while (!isOver);
  await over;
  return times;
}
