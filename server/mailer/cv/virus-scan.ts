import { createReadStream } from "node:fs";
import net from "node:net";
import { Readable } from "node:stream";

/** A scanner that is silent for this long is down, in ms. */
const SILENCE_MS = 8_000;

export type ScanResult = "clean" | "infected" | "failed";

/** Scans a file with clamd. Never rejects: `failed` when the scanner is down, slow or reports an error. */
export async function scanFile(file: string, clamdSocket: string): Promise<ScanResult> {
  try {
    const answer = await exchange(file, clamdSocket);
    if (/ FOUND\0?$/.test(answer)) return "infected";
    return /: OK\0?$/.test(answer) ? "clean" : "failed";
  } catch {
    return "failed";
  }
}

/** The scanner's whole reply. Always settles, because the connection closes in every case. */
function exchange(file: string, clamdSocket: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const content = Readable.from(inStream(file));
    const socket = net.connect(clamdSocket);
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The scanner is silent")));
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    socket.on("error", reject);
    socket.on("close", () => {
      content.destroy();
      resolve(answer);
    });
    content.on("error", (error) => socket.destroy(error));
    content.pipe(socket);
  });
}

/** INSTREAM: length-prefixed chunks, terminated by a length of 0. Source: clamd(8). */
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
