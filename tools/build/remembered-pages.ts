import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Page } from "./html-page";

/** What decides which facts a page has, besides its HTML: the code that gathers them, and the parser's version. */
const JUDGES = [
  ...["html-page.ts", "page-memory.ts", "css-urls.ts", "leftovers.ts"].map((file) => `tools/build/${file}`),
  "package-lock.json",
];

type Known = { fingerprint: string; page: Page };
type Stored = { version: string; pages: Map<string, Known> };

/** Another one as soon as a page could be read differently; null where that cannot be told, and nothing is remembered. */
function judgesVersion(): string | null {
  try {
    const hash = createHash("sha256");
    for (const file of JUDGES) hash.update(readFileSync(path.resolve(file))).update("\0");
    return hash.digest("hex");
  } catch {
    return null;
  }
}

function load(file: string, version: string | null): Stored["pages"] {
  if (version === null) return new Map();
  try {
    const stored = deserialize(readFileSync(file)) as Stored;
    return stored.version === version ? stored.pages : new Map();
  } catch {
    return new Map();
  }
}

/** The facts of pages that earlier builds have read. */
export type RememberedPages = {
  /** What is known of a page whose file is the one that was read, or what `read` finds. */
  get: (file: string, read: () => Page) => Page;
  /** Keeps what is known of the pages that were asked for; where that fails, the next build reads them again. */
  save: () => void;
};

/**
 * Reading a page takes 3 ms, and most pages of a blog stay as they are from build to build.
 * @param directory of the built site
 * @param store file that keeps them between builds
 */
export function rememberedPages(directory: string, store: string): RememberedPages {
  const version = judgesVersion();
  const before = load(store, version);
  const pages = new Map<string, Known>();
  return {
    get: (file, read) => {
      const { size, mtimeMs } = statSync(path.join(directory, file));
      const fingerprint = `${size} ${mtimeMs}`;
      const known = before.get(file);
      const found = known?.fingerprint === fingerprint ? known : { fingerprint, page: read() };
      pages.set(file, found);
      return found.page;
    },
    save: () => {
      if (version === null) return;
      try {
        // What pages have in common is written, and read again, once: the same object is.
        writeFileSync(store, serialize({ version, pages } satisfies Stored));
      } catch {
        // The next build finds out again.
      }
    },
  };
}
