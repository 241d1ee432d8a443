import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { FOLDER_VARIABLE } from "../../gatsby-remark-content/parsed-bodies";
import type { Entry } from "./entry";

/** By this name the build that runs beside a check is told that the content is right, and what was said of it. */
export const VERDICT = "verdict";

type StoredEntry = Omit<Entry, "collection"> & { collection: string };

const COLLECTIONS = new Map(CONTENT_MODEL.map((collection) => [collection.name, collection]));

function entriesFile(): string | null {
  const folder = process.env[FOLDER_VARIABLE];
  return folder ? path.join(folder, "entries") : null;
}

/** Hands the entries that a check has found to be right on to the build that follows; does nothing outside of one. */
export function keepCheckedEntries(entries: readonly Entry[]): void {
  const file = entriesFile();
  if (!file) return;
  const stored = entries.map((entry): StoredEntry => ({ ...entry, collection: entry.collection.name }));
  writeFileSync(file, serialize(stored));
}

/** Whether a check has handed entries on to this build. */
export const hasCheckedEntries = (): boolean => existsSync(entriesFile() ?? "");

/**
 * What the check before this build has read: it need not be read, and a remote blog not be asked, once more, and what is built
 * is what was checked.
 * @returns null where nothing was handed on
 */
export function checkedEntries(): Entry[] | null {
  const file = entriesFile();
  if (!file) return null;
  try {
    const stored = deserialize(readFileSync(file)) as StoredEntry[];
    return stored.map((entry) => {
      const collection = COLLECTIONS.get(entry.collection);
      if (!collection) throw new Error(`There is no collection ${entry.collection}`);
      return { ...entry, collection };
    });
  } catch {
    // Reading the content again finds the same.
    return null;
  }
}
