import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
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

/** Word's types of documents with macros, and of the macros, whatever the names of their parts. */
const MACRO_TYPE = /macroEnabled|vbaProject/i;

// In lower case: Word takes names in any. ECMA-376-2, 6.2.2.3.
const WORD_TEXT = "word/document.xml";
const WORD_TYPES = "[content_types].xml";
const ODT_TEXT = "content.xml";
const ODT_TYPE = "mimetype";
const ODT_MANIFEST = "meta-inf/manifest.xml";

/** What a document loads; of those in other folders, too, since a document's parts may be anywhere. */
const SETTINGS_RELATIONS = /(?:^|\/)_rels\/settings[^/]*\.rels$/;

const isRead = (name: string): boolean =>
  [WORD_TYPES, ODT_TYPE, ODT_MANIFEST].includes(name) || SETTINGS_RELATIONS.test(name);

/** By name, in lower case. */
type Parts = ReadonlyMap<string, string>;

type Contents = { parts: Parts; isEncrypted: boolean };

/**
 * Warnings for the reader of a DOCX or ODT, from its central directory; only a few short parts are unpacked. `null` for
 * a file that is not such a document, contains macros, names that traverse directories, a name twice or contents that
 * overlap, or exceeds the limits unpacked.
 * Rejects with the system's error.
 */
export async function officeMarks(file: string, kind: "docx" | "odt"): Promise<Mark[] | null> {
  const archive = await openPromise(file, { autoClose: false, strictFileNames: true }).catch(onlySystemErrors);
  if (archive === null) return null;
  try {
    const contents = await readParts(archive).catch(onlySystemErrors);
    if (contents === null) return null;
    const marks = kind === "docx" ? docxMarks(contents.parts) : odtMarks(contents.parts);
    return marks !== null && contents.isEncrypted ? [...marks, "encryptedCv"] : marks;
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
async function readParts(archive: ZipFile): Promise<Contents | null> {
  if (archive.entryCount > MAX_ENTRIES) return null;
  const parts = new Map<string, string>();
  let packed = 0;
  let unpacked = 0;
  let isEncrypted = false;
  for await (const entry of archive.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const name = entry.fileName.toLowerCase();
    if (MACROS.test(name) || parts.has(name)) return null;
    if (unpacked > MAX_UNPACKED_BYTES || packed > archive.fileSize) return null;
    if (isRead(name) && entry.uncompressedSize > MAX_PART_BYTES) return null;
    isEncrypted ||= entry.isEncrypted();
    parts.set(name, isRead(name) ? await textOf(archive, entry) : "");
  }
  return unpacked > archive.fileSize * MAX_RATIO ? null : { parts, isEncrypted };
}

async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  // The library fails the stream when it exceeds the size in the central directory.
  const stream: Readable = await archive.openReadStreamPromise(entry);
  for await (const chunk of stream) chunks.push(chunk);
  // UTF-16 without its zeros: the names that are looked for are ASCII. Any letter may be a reference: XML 1.0, 4.1.
  const text = Buffer.concat(chunks).toString("latin1").replaceAll("\0", "");
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_all, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code < 128 ? String.fromCharCode(code) : "?";
  });
}

function docxMarks(parts: Parts): Mark[] | null {
  const types = parts.get(WORD_TYPES);
  if (!parts.has(WORD_TEXT) || types === undefined || MACRO_TYPE.test(types)) return null;
  const relations = [...parts].filter(([name]) => SETTINGS_RELATIONS.test(name)).map(([, text]) => text);
  const loadsTemplate = /TargetMode\s*=\s*["']External["']/i.test(relations.join("\n"));
  return loadsTemplate ? ["externalTemplate"] : [];
}

function odtMarks(parts: Parts): Mark[] | null {
  if (parts.get(ODT_TYPE)?.trim() !== CV_MEDIA_TYPES.odt || !parts.has(ODT_TEXT)) return null;
  return /encryption-data/i.test(parts.get(ODT_MANIFEST) ?? "") ? ["encryptedCv"] : [];
}
