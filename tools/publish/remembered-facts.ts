import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { versionOfCode } from "../../plugins/gatsby-plugin-content/load/version-of-code";

/** What decides about all facts: how they are kept, and the versions of all packages. */
const JUDGES_OF_ALL = ["tools/publish/remembered-facts.ts", "package-lock.json"];

type Known<Facts> = { fingerprint: string; facts: Facts };
type Stored<Facts> = { version: string; files: Map<string, Known<Facts>> };

function load<Facts>(store: string, version: string | null): Stored<Facts>["files"] {
  if (version === null) return new Map();
  try {
    const stored = deserialize(readFileSync(store)) as Stored<Facts>;
    return stored.version === version ? stored.files : new Map();
  } catch {
    return new Map();
  }
}

/** What earlier builds have read in the files of the built site. */
export type RememberedFacts<Facts> = {
  /** What is known of a file that is the one that was read, or what `read` finds. */
  get: (file: string, read: () => Facts) => Facts;
  /** Keeps what is known of the files that were asked for; where that fails, the next build reads them again. */
  save: () => void;
};

/**
 * To read a page takes 3 ms, and most pages of a blog stay as they are from build to build.
 * A file that is written again has another time: builds are seconds apart, and what they write is read when they are done.
 * @param directory of the built site
 * @param store file that keeps the facts between builds
 * @param judges files of code that decide, besides a file, which facts it has; where they cannot be read, nothing is remembered
 */
export function rememberedFacts<Facts>(
  directory: string,
  store: string,
  judges: readonly string[],
): RememberedFacts<Facts> {
  const version = versionOfCode([...judges, ...JUDGES_OF_ALL]);
  const before = load<Facts>(store, version);
  const files = new Map<string, Known<Facts>>();
  return {
    get: (file, read) => {
      const { size, mtimeMs } = statSync(path.join(directory, file));
      const fingerprint = `${size} ${mtimeMs}`;
      const known = before.get(file);
      const found = known?.fingerprint === fingerprint ? known : { fingerprint, facts: read() };
      files.set(file, found);
      return found.facts;
    },
    save: () => {
      if (version === null) return;
      try {
        // Links that files of one reading have in common are written, and read again, once: the same object is.
        writeFileSync(store, serialize({ version, files } satisfies Stored<Facts>));
      } catch {
        // The next build finds out again.
      }
    },
  };
}
