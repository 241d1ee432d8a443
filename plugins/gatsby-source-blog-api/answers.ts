import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { replaceFileSync } from "../../lib/replace-file";
import { type BlogRequest, fetchAnswer, type RetryPolicy, type Validators } from "./request";

/**
 * An answer of the blog. `file` holds its bytes: it is replaced, never changed, so that hard links
 * to it keep theirs.
 */
type StoredAnswer = { bytes: Buffer; type: string; file: string };
/** Requests an address. @throws RequestFault when there is no usable answer */
export type Get = (request: Omit<BlogRequest, "validators">) => Promise<StoredAnswer>;

/** The data of an answer on the disk, beside its bytes. */
type AnswerRecord = Validators & { type: string; size: number };

const nameOf = (url: string): string => createHash("sha256").update(url).digest("hex");

/** Reads the record of an answer on the disk; null if there is none, or not all of its bytes. */
function readRecord(file: string): AnswerRecord | null {
  try {
    const record = JSON.parse(readFileSync(`${file}.json`, "utf8")) as AnswerRecord;
    return statSync(file).size === record.size ? record : null;
  } catch {
    return null;
  }
}

/**
 * Opens the store of a blog's answers. Requests are conditional, so that unchanged answers are not
 * sent again.
 * @param folder where answers stay between builds
 */
export function openAnswers(folder: string, policy: RetryPolicy) {
  mkdirSync(folder, { recursive: true });
  /** Addresses that were requested, and whether the first answer of each was unchanged. */
  const requests = new Map<string, boolean>();
  const get: Get = async (request) => {
    const { url } = request;
    const file = path.join(folder, nameOf(url));
    const record = readRecord(file);
    const answer = await fetchAnswer({ ...request, validators: record }, policy);
    if (!requests.has(url)) requests.set(url, answer === "unchanged");
    if (answer === "unchanged")
      return { bytes: readFileSync(file), type: record?.type ?? "", file };
    const { bytes, ...rest } = answer;
    replaceFileSync(file, bytes);
    replaceFileSync(
      `${file}.json`,
      JSON.stringify({ ...rest, size: bytes.length } satisfies AnswerRecord),
    );
    return { bytes, type: rest.type, file };
  };
  /** Deletes the answers that were not requested. */
  const prune = () => {
    const names = new Set([...requests.keys()].map(nameOf));
    for (const name of readdirSync(folder))
      if (!names.has(path.parse(name).name)) rmSync(path.join(folder, name));
  };
  const counts = () => ({
    total: requests.size,
    unchanged: [...requests.values()].filter(Boolean).length,
  });
  return { get, prune, counts };
}
