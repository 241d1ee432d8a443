import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pLimit from "p-limit";
import { CV_HEAD_BYTES, type CvKind, cvFormatOf, cvProblem } from "../../../src/form-contract/cv";
import type { Problem } from "../../../src/form-contract/problems";
import type { MarkName } from "../mail/message";
import { isRunning } from "../outbox/mail-folder";
import { inspectArchive } from "./office-archive";
import { inspectPdf } from "./pdf";

/** A CV that has been received completely, as a temporary file. */
export type ReceivedCv = {
  file: string;
  bytes: number;
  /** The first `CV_HEAD_BYTES`. */
  head: Uint8Array;
  /** SHA-256 of the content. */
  hash: string;
};

/**
 * Streams a CV into a folder of its own, which only the server's user can read. Kept in memory,
 * uploads would fill it.
 */
export async function receiveCv(content: Readable): Promise<ReceivedCv> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), `cv-${process.pid}-`)), "cv");
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (head.length < CV_HEAD_BYTES)
        head = Buffer.concat([head, chunk]).subarray(0, CV_HEAD_BYTES);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(content, measure, createWriteStream(file, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    await discardCv({ file });
    throw error;
  }
  return { file, bytes, head, hash: hash.digest("hex") };
}

/** Deletes a CV and its folder. Never rejects. */
export async function discardCv({ file }: Pick<ReceivedCv, "file">): Promise<void> {
  await rm(path.dirname(file), { recursive: true, force: true }).catch(() => undefined);
}

/** Deletes the CVs of servers that were killed during an upload. Never rejects. */
export async function discardAbandonedCvs(): Promise<void> {
  const startedAt = Date.now() - process.uptime() * 1000;
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = Number(/^cv-(\d+)-/.exec(name)?.[1]);
    const file = path.join(tmpdir(), name, "cv");
    // In a container every server has the same process id.
    const isGone = pid === process.pid || (pid > 0 && !isRunning(pid));
    const stats = isGone && (await stat(path.dirname(file)).catch(() => null));
    if (stats && stats.mtimeMs < startedAt) await discardCv({ file });
  }
}

type CvResult = { ok: true; kind: CvKind; marks: MarkName[] } | { ok: false; problem: Problem };

/**
 * Validates a CV's size, signature and content, whatever it is called. Rejects with the system's
 * error.
 */
export async function inspectCv(cv: ReceivedCv | null): Promise<CvResult> {
  if (cv === null) return { ok: false, problem: "cvMissing" };
  const problem = cvProblem(cv.bytes, cv.head);
  if (problem !== null) return { ok: false, problem };
  const result = await oneAtATime(cv, () =>
    cvFormatOf(cv.head) === "pdf" ? inspectPdf(cv.file) : inspectArchive(cv.file),
  );
  return typeof result === "string" ? { ok: false, problem: result } : { ok: true, ...result };
}

const inTurn = pLimit(1);

/**
 * Runs a task for a CV after those of other CVs: examining one, and composing and adding its mail,
 * takes several times its size in memory. Without a CV the task runs at once.
 */
export const oneAtATime = <Result>(
  cv: ReceivedCv | null,
  task: () => Promise<Result>,
): Promise<Result> => (cv === null ? task() : inTurn(task));
