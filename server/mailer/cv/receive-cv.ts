import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { CV_HEAD_BYTES } from "../../../src/form-contract/cv";

/** A CV whose last byte has come in and is on the disk. */
export type ReceivedCv = {
  file: string;
  /** As the visitor's machine calls it; only its extension is looked at. */
  name: string;
  bytes: number;
  /** The first `CV_HEAD_BYTES`. */
  head: Uint8Array;
  /** SHA-256 of the content. */
  hash: string;
};

/** Writes a CV to a new file while it comes in. Rejects with the stream's or the system's error. */
export async function receiveCv(name: string, content: AsyncIterable<Buffer>, file: string): Promise<ReceivedCv> {
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  const handle = await open(file, "wx", 0o600);
  try {
    for await (const chunk of content) {
      if (head.length < CV_HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, CV_HEAD_BYTES);
      hash.update(chunk);
      bytes += chunk.length;
      await handle.appendFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { file, name, bytes, head, hash: hash.digest("hex") };
}
