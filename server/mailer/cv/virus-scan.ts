import { createReadStream } from "node:fs";
import net from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

/** A scanner that is silent for this long is down, in ms. */
const SILENCE_MS = 8_000;

export type ScanResult = "clean" | "infected" | "failed";

/**
 * Scans a file with clamd. Never rejects: `failed` when the scanner is down, slow or reports an
 * error.
 */
export async function scanFile(file: string, clamdSocket: string): Promise<ScanResult> {
  const content = Readable.from(inStream(file));
  const socket = content.pipe(net.connect(clamdSocket));
  content.on("error", (error) => socket.destroy(error));
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The scanner is silent")));
  try {
    const answer = await text(socket);
    if (/ FOUND\0?$/.test(answer)) return "infected";
    return /: OK\0?$/.test(answer) ? "clean" : "failed";
  } catch {
    return "failed";
  } finally {
    socket.destroy();
    content.destroy();
  }
}

/**
 * A request of clamd's INSTREAM (clamd(8)): chunks, each after its length in big-endian, and a length
 * of 0 at the end.
 */
async function* inStream(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of createReadStream(file)) {
    yield Buffer.from(Uint32Array.of(chunk.length).buffer).swap32();
    yield chunk;
  }
  yield Buffer.alloc(4);
}
