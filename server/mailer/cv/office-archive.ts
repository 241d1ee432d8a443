import { text } from "node:stream/consumers";
import { openPromise, type ZipFile } from "yauzl";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { Mark } from "../mail/message";

/** Real CVs stay below these limits; archive bombs do not. */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_RATIO = 100;

/** The parts that are read are lists of names; larger ones are invalid. In bytes. */
const MAX_PART_BYTES = 256 * 1024;

/** Macros: Word's, and the Basic and script libraries of OpenDocument. */
const MACROS = /(?:^|\/)(?:vba(?:Project|Data)[^/]*|macros?)(?:\.|\/|$)|^(?:Basic|Scripts)\//i;

/** Word's types of documents with macros, and of the macros, whatever the names of their parts; or letters that are written as numbers. */
const MACRO_TYPE = /macroEnabled|vbaProject|&#/i;

// In lower case: Word takes names in any. ECMA-376-2, 6.2.2.3.
const WORD_TEXT = "word/document.xml";
const WORD_TYPES = "[content_types].xml";
const ODT_TEXT = "content.xml";
const ODT_TYPE = "mimetype";

/** What a document loads; of those in other folders, too, since a document's parts may be anywhere. */
const SETTINGS_RELATIONS = /(?:^|\/)_rels\/settings[^/]*\.rels$/;

const isRead = (name: string): boolean => [WORD_TYPES, ODT_TYPE].includes(name) || SETTINGS_RELATIONS.test(name);

/** By name, in lower case: the text of those that are read. */
type Parts = ReadonlyMap<string, string>;

/**
 * Warnings for the reader of a DOCX or ODT, from its central directory; only a few short parts are unpacked. `null` for
 * a file that is not such a document, is encrypted, contains macros, names that traverse directories, a name twice or
 * contents that overlap, or exceeds the limits unpacked.
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
  if ("syscall" in Object(error)) throw error;
  return null;
}

/** `null` for a malicious archive. */
async function readParts(archive: ZipFile): Promise<Parts | null> {
  if (archive.entryCount > MAX_ENTRIES) return null;
  const parts = new Map<string, string>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const name = entry.fileName.toLowerCase();
    if (MACROS.test(name) || parts.has(name) || entry.isEncrypted()) return null;
    if (unpacked > MAX_UNPACKED_BYTES || packed > archive.fileSize) return null;
    if (isRead(name) && entry.uncompressedSize > MAX_PART_BYTES) return null;
    // The library fails the stream when it exceeds the size in the central directory.
    const content = isRead(name) ? await text(await archive.openReadStreamPromise(entry)) : "";
    // UTF-16 without its zeros: the names that are looked for are ASCII.
    parts.set(name, content.replaceAll("\0", ""));
  }
  return unpacked > archive.fileSize * MAX_RATIO ? null : parts;
}

function docxMarks(parts: Parts): Mark[] | null {
  const types = parts.get(WORD_TYPES);
  if (!parts.has(WORD_TEXT) || types === undefined || MACRO_TYPE.test(types)) return null;
  const relations = [...parts].filter(([name]) => SETTINGS_RELATIONS.test(name)).map(([, content]) => content);
  return /TargetMode\s*=\s*["'](?:External|[^"']*&#)/i.test(relations.join("\n")) ? ["externalTemplate"] : [];
}

function odtMarks(parts: Parts): Mark[] | null {
  return parts.get(ODT_TYPE)?.trim() === CV_MEDIA_TYPES.odt && parts.has(ODT_TEXT) ? [] : null;
}
