import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import { nullWhenMissing, statsOf } from "./missing-files";

/** A state of a file. Size, validators and bytes belong together, even if the file is replaced meanwhile. */
export type OpenFile = {
  /** In bytes. */
  size: number;
  /** A strong entity tag, quotes included. */
  etag: string;
  /** In the HTTP date format, whole seconds. */
  lastModified: string;
  /** The bytes from `start` to `end`, both included. A stream closes the file at its end. */
  read: (start: number, end: number) => Buffer | Readable;
  /** To be called if nothing is read. */
  close: () => Promise<void>;
};

/** Bytes. Pages, scripts, fonts and most pictures are smaller; larger files are streamed from the disk. */
const MAX_KEPT_FILE = 256 * 1024;
/** Bytes of all files that are kept in memory, of which the least recently used go first. */
const MAX_KEPT = 64 * 1024 * 1024;
/** Bytes, about what an entry needs beside its file. */
const ENTRY = 1024;

const keptFiles = new LRUCache<string, OpenFile>({ maxSize: MAX_KEPT, sizeCalculation: ({ size }) => ENTRY + size });
/** Tags of the files that are not kept, so that each state on disk is hashed once. */
const largeTags = new LRUCache<string, Promise<string>>({ max: 1000 });

/**
 * Opens a regular file: from memory as long as its state on disk is the same. `null` where there is none.
 * The look at the disk is synchronous, because a turn through Node's thread pool takes longer than the look itself.
 * Rejects with the file system's error when the file exists but cannot be read.
 */
export async function openFile(path: string): Promise<OpenFile | null> {
  const stats = statsOf(path);
  return stats === null ? null : (keptFiles.get(stateOf(path, stats)) ?? (await openOnDisk(path)));
}

const stateOf = (path: string, { dev, ino, size, mtimeMs, ctimeMs }: Stats): string =>
  [dev, ino, size, mtimeMs, ctimeMs, path].join(":");

async function openOnDisk(path: string): Promise<OpenFile | null> {
  const handle = await open(path).catch(nullWhenMissing);
  if (handle === null) return null;
  try {
    const stats = await handle.stat();
    if (stats.isFile() && stats.size > MAX_KEPT_FILE) return await largeFile(handle, stats, stateOf(path, stats));
    const kept = stats.isFile() ? keep(await handle.readFile(), stats, stateOf(path, stats)) : null;
    await handle.close();
    return kept;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function keep(bytes: Buffer, stats: Stats, state: string): OpenFile {
  const file: OpenFile = {
    size: bytes.length,
    etag: tagOf(createHash("sha256").update(bytes).digest("base64url")),
    lastModified: lastModifiedOf(stats),
    read: (start, end) => bytes.subarray(start, end + 1),
    close: async () => {},
  };
  keptFiles.set(state, file);
  return file;
}

async function largeFile(handle: FileHandle, stats: Stats, state: string): Promise<OpenFile> {
  const tag = largeTags.get(state) ?? hashOf(handle);
  largeTags.set(state, tag);
  tag.catch(() => largeTags.delete(state));
  return {
    size: stats.size,
    etag: await tag,
    lastModified: lastModifiedOf(stats),
    read: (start, end) => handle.createReadStream({ start, end }),
    close: () => handle.close(),
  };
}

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
  return tagOf(hash.digest("base64url"));
}

/** Of the bytes, so that a compressed copy has another tag, and a file that a new build does not change keeps its own. */
const tagOf = (digest: string): string => `"${digest.slice(0, 27)}"`;

/** Never in the future, where a client's copy would count as newer than any change. */
const lastModifiedOf = ({ mtimeMs }: Stats): string => new Date(Math.min(mtimeMs, Date.now())).toUTCString();
