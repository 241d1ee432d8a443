import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { replaceFileSync } from "../../lib/durable-files";
import { readJson } from "../lib/project.mjs";
import { findTruncatedPicture } from "./pictures";

type State = { phase: "building" | "built"; fingerprint: string };

const stateFile = (root: string): string => path.join(root, "dist", ".build-state.json");

/** Inputs of `.cache` that Gatsby does not track, beside Node: all packages, and the code that resolvers run. */
const INPUTS = [
  "node_modules/gatsby/package.json",
  "package-lock.json",
  "plugins",
  "src/content-model",
  "src/gatsby",
  "src/overrides",
  "src/constants/layout.ts",
];

function filesOf(input: string): string[] {
  if (!statSync(input, { throwIfNoEntry: false })?.isDirectory()) return [input];
  const names = readdirSync(input, { recursive: true, encoding: "utf8" }).sort();
  return names.map((name) => path.join(input, name)).filter((file) => statSync(file).isFile());
}

function fingerprint(root: string): string {
  const hash = createHash("sha256").update(process.versions.modules);
  for (const file of INPUTS.flatMap((input) => filesOf(path.join(root, input))))
    hash.update("\0").update(existsSync(file) ? readFileSync(file) : "missing");
  return hash.digest("hex");
}

const writeState = (root: string, phase: State["phase"]): void =>
  replaceFileSync(stateFile(root), JSON.stringify({ phase, fingerprint: fingerprint(root) } satisfies State));

/** Why the caches of earlier builds are invalid, or `null`. */
export function reasonToClean(root: string): string | null {
  const isUsed = [".cache", "public"].some((folder) => existsSync(path.join(root, folder)));
  if (!isUsed) return null;
  const state: State | undefined = readJson(stateFile(root));
  if (!state) return "their origin is unknown";
  if (state.phase === "building") return "the last build did not complete";
  if (state.fingerprint !== fingerprint(root))
    return "the packages or the code of the build have changed since the last build";
  // A preview that is stopped while it generates pictures leaves a truncated one, which Gatsby would reuse.
  // All of Gatsby's pictures are here; others are rewritten by each build.
  const truncated = findTruncatedPicture(path.join(root, "public", "static"));
  return truncated ? `static/${truncated} is incomplete` : null;
}

/**
 * Deletes `.cache` and `public` if they are invalid, and marks that a build has begun.
 * @returns why they were removed, or `null`
 */
export function beginBuild(root: string): string | null {
  const reason = reasonToClean(root);
  // Mark first: if the process is killed in between, the next build cleans again.
  mkdirSync(path.dirname(stateFile(root)), { recursive: true });
  writeState(root, "building");
  if (reason)
    for (const folder of [".cache", "public"])
      rmSync(path.join(root, folder), { recursive: true, force: true, maxRetries: 3 });
  return reason;
}

/** Marks that Gatsby has finished successfully. */
export const endBuild = (root: string): void => writeState(root, "built");
