import { once } from "node:events";
import { createReadStream } from "node:fs";
import net from "node:net";
import { pipeline } from "node:stream/promises";

/** A scanner that says nothing for so long is down, in ms. */
const SILENCE_MS = 8_000;

export type ScanResult = "clean" | "infected" | "failed";

/** Has clamd look through a file. Never rejects: `failed` when the scanner is down, slow or does not understand. */
export async function scanFile(file: string, clamdSocket: string): Promise<ScanResult> {
  try {
    const answer = await exchange(file, clamdSocket);
    if (/ FOUND\0?$/.test(answer)) return "infected";
    return /: OK\0?$/.test(answer) ? "clean" : "failed";
  } catch {
    return "failed";
  }
}

async function exchange(file: string, clamdSocket: string): Promise<string> {
  const socket = net.connect(clamdSocket);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The scanner is silent")));
  try {
    await once(socket, "connect");
    const answer = readAll(socket);
    // The answer may fail before it is awaited.
    answer.catch(() => undefined);
    await pipeline(inStream(file), socket);
    return await answer;
  } finally {
    socket.destroy();
  }
}

/** INSTREAM: chunks with their length before them, and a length of 0 at the end. Source: clamd(8). */
async function* inStream(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of createReadStream(file)) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function readAll(socket: net.Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text;
}
