import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { Mark } from "../spool/message";

/** No CV has more of these; archives made to do harm do. */
const MOST_ENTRIES = 2_000;
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;
const MOST_RATIO = 100;

/** The parts that are read are lists of names; longer ones are none, in bytes. */
const MOST_PART_BYTES = 256 * 1024;

/** Programs in documents: Word's, and the Basic and script libraries of OpenDocument. */
const MACROS = /(?:^|\/)(?:vba(?:Project|Data)[^/]*|macros?)(?:\.|\/|$)|^(?:Basic|Scripts)\//i;

const WORD_TEXT = "word/document.xml";
const WORD_TYPES = "[Content_Types].xml";
const WORD_RELATIONS = "word/_rels/settings.xml.rels";
const ODT_TEXT = "content.xml";
const ODT_TYPE = "mimetype";

type Parts = ReadonlyMap<string, string>;

/**
 * What the reader of a DOCX or ODT should know before opening it, by its table of contents; nothing is unpacked but three
 * short parts. `null` for what is no such document, holds macros, has names that lead out of a folder, or unpacks to too
 * much. Rejects with the system's error.
 */
export async function officeMarks(file: string, kind: "docx" | "odt"): Promise<Mark[] | null> {
  const archive = await openPromise(file, { autoClose: false, strictFileNames: true }).catch(onlySystemErrors);
  if (archive === null) return null;
  try {
    const parts = await readParts(archive).catch(onlySystemErrors);
    if (parts === null) return null;
    return kind === "docx" ? docxMarks(parts) : odtMarks(parts);
  } finally {
    archive.close();
  }
}

/** What the library finds wrong with an archive has no code; what the system finds wrong with the disk has. */
function onlySystemErrors(error: unknown): null {
  const isSystems = typeof error === "object" && error !== null && "code" in error && "syscall" in error;
  if (isSystems) throw error;
  return null;
}

/** Names of all parts, with the text of those that are read; `null` for an archive made to do harm. */
async function readParts(archive: ZipFile): Promise<Parts | null> {
  if (archive.entryCount > MOST_ENTRIES) return null;
  const parts = new Map<string, string>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (MACROS.test(entry.fileName) || unpacked > MOST_UNPACKED_BYTES) return null;
    const isRead = [WORD_TYPES, WORD_RELATIONS, ODT_TYPE].includes(entry.fileName);
    if (isRead && entry.uncompressedSize > MOST_PART_BYTES) return null;
    parts.set(entry.fileName, isRead ? await textOf(archive, entry) : "");
  }
  return unpacked > archive.fileSize * MOST_RATIO ? null : parts;
}

async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  // The library ends it with an error when there is more than the table of contents says.
  const stream: Readable = await archive.openReadStreamPromise(entry);
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function docxMarks(parts: Parts): Mark[] | null {
  const types = parts.get(WORD_TYPES);
  if (!parts.has(WORD_TEXT) || types === undefined || /macroEnabled/i.test(types)) return null;
  const loadsTemplate = /TargetMode\s*=\s*["']External["']/i.test(parts.get(WORD_RELATIONS) ?? "");
  return loadsTemplate ? ["externalTemplate"] : [];
}

function odtMarks(parts: Parts): Mark[] | null {
  return parts.get(ODT_TYPE)?.trim() === CV_MEDIA_TYPES.odt && parts.has(ODT_TEXT) ? [] : null;
}
