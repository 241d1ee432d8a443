import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { replaceFile, replaceFileSync } from "../../../../lib/durable-files";
import { type BlogRequest, fetchAnswer, type Validators } from "../request/fetch-answer";
import type { RetryPolicy } from "../request/retry";

type Stored = { sha256: string; type: string; validators: Validators };
/** Every answer of one reading of the blog, by address. */
export type Reading = { articles: number; answers: Record<string, Stored> };
/** `file` contains the bytes on the disk, for as long as the reading is kept. */
export type Got = { bytes: Buffer; type: string; file: string };
/** Gets an answer, from the network or from the disk. @throws RequestFault when there is none */
export type Get = (request: Omit<BlogRequest, "known">) => Promise<Got>;

const GOOD = "good.json";
const PENDING = "pending.json";
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const answerFile = (folder: string, { sha256: name }: Stored) => path.join(folder, "answers", name);

/** The bytes of an answer; null if the file is missing or damaged. */
function readAnswer(folder: string, stored: Stored): Buffer | null {
  try {
    const bytes = readFileSync(answerFile(folder, stored));
    return sha256(bytes) === stored.sha256 ? bytes : null;
  } catch {
    return null;
  }
}

function readReading(folder: string, name: string): Reading | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Reading;
  } catch {
    return null;
  }
}

/** The last reading without problems. */
export const goodReading = (folder: string): Reading | null => readReading(folder, GOOD);

/** Answers as they were, without the network. @throws Error when one of them is missing or damaged */
export function storedAnswers(folder: string, reading: Reading): Get {
  return async ({ url }) => {
    const stored = reading.answers[url];
    const bytes = stored && readAnswer(folder, stored);
    if (!bytes) throw new Error(`The copy of ${url} is damaged`);
    return { bytes, type: stored.type, file: answerFile(folder, stored) };
  };
}

/** Discards the pending reading. */
export const forgetPending = (folder: string): void => rmSync(path.join(folder, PENDING), { force: true });

/**
 * Answers from the network. Requests are conditional: what is unchanged since the last good reading, or since an earlier
 * request of this one, is not sent again.
 */
export function freshAnswers(folder: string, retryPolicy: RetryPolicy) {
  const good = goodReading(folder);
  const answers: Reading["answers"] = {};
  let unchanged = 0;
  return {
    get: (async (request) => {
      const before = answers[request.url];
      const stored = before ?? good?.answers[request.url];
      const copy = stored && (stored.validators.etag || stored.validators.lastModified) && readAnswer(folder, stored);
      const answer = await fetchAnswer({ ...request, known: copy ? stored.validators : null }, retryPolicy);
      if (answer === "unchanged" && copy) {
        if (!before) unchanged += 1;
        answers[request.url] = stored;
        return { bytes: copy, type: stored.type, file: answerFile(folder, stored) };
      }
      const { bytes, type, validators } = answer as Exclude<typeof answer, "unchanged">;
      const kept: Stored = { sha256: sha256(bytes), type, validators };
      const file = answerFile(folder, kept);
      // Half a file, left by a killed process, does not have its name's digest and is written again.
      if (!readAnswer(folder, kept)) {
        mkdirSync(path.dirname(file), { recursive: true });
        await replaceFile(file, bytes);
      }
      answers[request.url] = kept;
      return { bytes, type, file };
    }) satisfies Get,
    /** Saves the reading as pending, until `keepReading`. */
    save: (articles: number): void => {
      mkdirSync(folder, { recursive: true });
      replaceFileSync(path.join(folder, PENDING), JSON.stringify({ articles, answers } satisfies Reading));
    },
    counts: () => ({ asked: Object.keys(answers).length, unchanged }),
  };
}

/** Makes the pending reading the good one and deletes answers it does not use. */
export function keepReading(folder: string): void {
  if (!existsSync(path.join(folder, PENDING))) return;
  renameSync(path.join(folder, PENDING), path.join(folder, GOOD));
  const used = new Set(Object.values(goodReading(folder)?.answers ?? {}).map((stored) => stored.sha256));
  for (const name of readdirSync(path.join(folder, "answers")))
    if (!used.has(name)) rmSync(path.join(folder, "answers", name), { force: true });
}
