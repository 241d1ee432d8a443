import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { CV_HEAD_BYTES, type CvKind, cvKindOf, cvProblem } from "../../../src/form-contract/cv";
import type { Problem } from "../../../src/form-contract/problems";
import type { Mark } from "../spool/message";
import { officeMarks } from "./office-archive";
import { pdfMarks } from "./pdf";

/** A CV that has been received completely and written to disk. */
export type ReceivedCv = {
  file: string;
  /** The client's file name; only its extension is used. */
  name: string;
  bytes: number;
  /** The first `CV_HEAD_BYTES`. */
  head: Uint8Array;
  /** SHA-256 of the content. */
  hash: string;
};

/** Streams a CV into a new file. Rejects with the stream's or the system's error. */
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

export type CvResult = { ok: true; kind: CvKind; marks: Mark[] } | { ok: false; problem: Problem };

/** Validates a CV's name, size, signature and content. Rejects with the system's error. */
export async function inspectCv(cv: ReceivedCv | null): Promise<CvResult> {
  if (cv === null) return { ok: false, problem: "cvMissing" };
  const problem = cvProblem({ name: cv.name, size: cv.bytes, head: cv.head });
  if (problem !== null) return { ok: false, problem };
  const kind = cvKindOf(cv.name);
  if (kind === null) return { ok: false, problem: "cvKind" };
  const marks = kind === "pdf" ? await pdfMarks(cv.file) : await officeMarks(cv.file, kind);
  return marks === null ? { ok: false, problem: "cvContent" } : { ok: true, kind, marks };
}
