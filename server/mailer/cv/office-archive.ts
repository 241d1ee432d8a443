import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { Mark } from "../spool/message";

/** Real CVs stay below these limits; archive bombs do not. */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_RATIO = 100;

/** The parts that are read are lists of names; larger ones are invalid. In bytes. */
const MAX_PART_BYTES = 256 * 1024;

/** Macros: Word's, and the Basic and script libraries of OpenDocument. */
const MACROS = /(?:^|\/)(?:vba(?:Project|Data)[^/]*|macros?)(?:\.|\/|$)|^(?:Basic|Scripts)\//i;

const WORD_TEXT = "word/document.xml";
const WORD_TYPES = "[Content_Types].xml";
const WORD_RELATIONS = "word/_rels/settings.xml.rels";
const ODT_TEXT = "content.xml";
const ODT_TYPE = "mimetype";

type Parts = ReadonlyMap<string, string>;

/**
 * Warnings for the reader of a DOCX or ODT, from its central directory; only three short parts are unpacked. `null` for
 * a file that is no such document, contains macros or names that traverse directories, or exceeds the limits unpacked.
 * Rejects with the system's error.
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

/** The library's errors about an archive have no code; the system's errors about the disk have one. */
function onlySystemErrors(error: unknown): null {
  const isSystems = typeof error === "object" && error !== null && "code" in error && "syscall" in error;
  if (isSystems) throw error;
  return null;
}

/** Names of all parts, with the text of those that are read; `null` for a malicious archive. */
async function readParts(archive: ZipFile): Promise<Parts | null> {
  if (archive.entryCount > MAX_ENTRIES) return null;
  const parts = new Map<string, string>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (MACROS.test(entry.fileName) || unpacked > MAX_UNPACKED_BYTES) return null;
    const isRead = [WORD_TYPES, WORD_RELATIONS, ODT_TYPE].includes(entry.fileName);
    if (isRead && entry.uncompressedSize > MAX_PART_BYTES) return null;
    parts.set(entry.fileName, isRead ? await textOf(archive, entry) : "");
  }
  return unpacked > archive.fileSize * MAX_RATIO ? null : parts;
}

async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  // The library fails the stream when it exceeds the size in the central directory.
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
