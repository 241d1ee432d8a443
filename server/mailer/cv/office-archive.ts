import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { MarkName } from "../mail/message";
import { marksOf } from "./office-marks";
import { decodeXml, type Parts } from "./xml";

/** Real CVs stay below these limits; archive bombs do not. */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_RATIO = 100;

/** What exceeds this, unpacked, is not looked into, in bytes: a parser takes half a second. */
const MAX_READ_BYTES = 4 * 1024 * 1024;

/** Macros: Word's, and the Basic and script libraries of OpenDocument. */
const MACROS = /(?:^|\/)(?:vba(?:Project|Data)[^/]*|macros?)(?:\.|\/|$)|^(?:Basic|Scripts)\//i;

// In lower case: Word takes names in any (ECMA-376-2, 6.2.2.3). Word on the web writes
// `document2.xml`.
const WORD_TEXT = /^(?:word\/)?document\d*\.xml$/;
const WORD_TYPES = "[content_types].xml";
const ODT_TYPE = "mimetype";

/** What says what a document holds and loads has these names, but may have others. */
const READ = /\.(?:xml|rels)$/;

/**
 * Info-ZIP's second name of an entry, which some programs take and others do not: APPNOTE 4.6.9.
 */
const UNICODE_PATH = 0x7075;

/**
 * Warnings for the reader of a DOCX or ODT. `null` for a file that is not such a document, is
 * encrypted, contains macros, names that traverse directories or that programs read differently, a
 * name twice or contents that overlap, or exceeds the limits. Rejects with the system's error.
 */
export async function officeMarks(file: string, kind: "docx" | "odt"): Promise<MarkName[] | null> {
  try {
    const archive = await openPromise(file, { autoClose: false, strictFileNames: true });
    const parts = await readParts(archive).finally(() => archive.close());
    return parts !== null && isDocument(parts, kind) ? marksOf(parts) : null;
  } catch (error) {
    // The library's errors about an archive have no such code; the system's errors about the disk
    // have one.
    if ("syscall" in Object(error)) throw error;
    return null;
  }
}

/**
 * `null` for a malicious archive. The library fails a stream that exceeds the size it has declared.
 */
async function readParts(archive: ZipFile): Promise<Parts | null> {
  if (archive.entryCount > MAX_ENTRIES) return null;
  const parts = new Map<string, string | null>();
  let [packed, unpacked, read] = [0, 0, 0];
  for await (const entry of archive.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const name = entry.fileName.toLowerCase();
    if (MACROS.test(name) || parts.has(name) || entry.isEncrypted() || isRenamed(entry))
      return null;
    if (unpacked > MAX_UNPACKED_BYTES || packed > archive.fileSize) return null;
    const isTooLarge = read + entry.uncompressedSize > MAX_READ_BYTES;
    const content = isTooLarge ? "" : await textOf(archive, entry);
    read += content?.length ?? 0;
    const isUnread = content === "" && entry.uncompressedSize > 0 && READ.test(name);
    parts.set(name, isUnread ? null : content);
  }
  return unpacked > archive.fileSize * MAX_RATIO ? null : parts;
}

const isRenamed = ({ extraFields, fileNameRaw }: Entry): boolean =>
  extraFields.some(({ id, data }) => id === UNICODE_PATH && !data.subarray(5).equals(fileNameRaw));

async function textOf(archive: ZipFile, entry: Entry): Promise<string | null> {
  const bytes = await buffer(await archive.openReadStreamPromise(entry));
  return entry.fileName === ODT_TYPE ? bytes.toString("latin1") : decodeXml(bytes);
}

function isDocument(parts: Parts, kind: "docx" | "odt"): boolean {
  if (kind === "docx")
    return [...parts.keys()].some((name) => WORD_TEXT.test(name)) && Boolean(parts.get(WORD_TYPES));
  return parts.get(ODT_TYPE)?.trim() === CV_MEDIA_TYPES.odt && parts.has("content.xml");
}
