import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { replaceFileSync } from "../../lib/replace-file";
import { type BlogRequest, fetchAnswer, type RetryPolicy, type Validators } from "./request";

/**
 * `file` holds the bytes; it is replaced, never changed, so that hard links to it keep what they
 * have.
 */
type Got = { bytes: Buffer; type: string; file: string };
/** Gets an answer. @throws RequestFault when there is none */
export type Get = (request: Omit<BlogRequest, "known">) => Promise<Got>;

type Known = Validators & { type: string; size: number };

const nameOf = (url: string): string => createHash("sha256").update(url).digest("hex");

/** What is known of an answer on the disk; null if there is none, or not all of it. */
function readKnown(file: string): Known | null {
  try {
    const known = JSON.parse(readFileSync(`${file}.json`, "utf8")) as Known;
    return statSync(file).size === known.size ? known : null;
  } catch {
    return null;
  }
}

/**
 * The answers of a blog, kept in a folder: requests are conditional, and what is unchanged is not
 * sent again.
 */
export function keptAnswers(folder: string, policy: RetryPolicy) {
  mkdirSync(folder, { recursive: true });
  /** By address, whether it was unchanged when it was first asked for. */
  const asked = new Map<string, boolean>();
  const get: Get = async (request) => {
    const { url } = request;
    const file = path.join(folder, nameOf(url));
    const known = readKnown(file);
    const answer = await fetchAnswer({ ...request, known }, policy);
    if (!asked.has(url)) asked.set(url, answer === "unchanged");
    if (answer === "unchanged") return { bytes: readFileSync(file), type: known?.type ?? "", file };
    const { bytes, ...rest } = answer;
    replaceFileSync(file, bytes);
    replaceFileSync(
      `${file}.json`,
      JSON.stringify({ ...rest, size: bytes.length } satisfies Known),
    );
    return { bytes, type: rest.type, file };
  };
  /** Deletes the answers that were not asked for. */
  const prune = () => {
    const used = new Set([...asked.keys()].map(nameOf));
    for (const name of readdirSync(folder))
      if (!used.has(path.parse(name).name)) rmSync(path.join(folder, name));
  };
  return {
    get,
    prune,
    counts: () => ({ asked: asked.size, unchanged: [...asked.values()].filter(Boolean).length }),
  };
}
