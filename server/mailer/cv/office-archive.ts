import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { Problem } from "../../../src/form-contract/problems";
import type { Inspection } from "./inspection";
import { marksOf } from "./office-marks";
import { decodeXml, type Parts } from "./xml";

/** Limits that real CVs stay below and archive bombs do not. */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_RATIO = 100;

/**
 * How much of an archive is examined, unpacked, in bytes; the parser takes half a second for it. The
 * rest is opaque.
 */
const MAX_EXAMINED_BYTES = 4 * 1024 * 1024;

/** Names of Word's macros, and of the Basic and script libraries of OpenDocument. */
const MACROS = /(?:^|\/)(?:vba(?:Project|Data)[^/]*|macros?)(?:\.|\/|$)|^(?:Basic|Scripts)\//i;

/** The content type of a DOCX's text, which may have any name. Templates have another one. */
const WORD_TEXT = `${CV_MEDIA_TYPES.docx}.main+xml`;
const ODT_TYPE = "mimetype";

/** Usual names of the parts that say what a document holds and loads. They may have others. */
const EXAMINED_NAME = /\.(?:xml|rels)$/;

/** The extra field for a second name, which programs may or may not use: APPNOTE 4.6.9. */
const UNICODE_PATH = 0x7075;

/**
 * Examines an archive, which must be a DOCX or an ODT by what it holds. Refuses one that is damaged,
 * encrypted, has macros, a name that leaves its folder, is there twice or reads differently in other
 * programs, entries that overlap, or exceeds the limits. Rejects with the system's error.
 */
export async function inspectArchive(file: string): Promise<Inspection | Problem> {
  try {
    const archive = await openPromise(file, { autoClose: false, strictFileNames: true });
    const parts = await readParts(archive).finally(() => archive.close());
    const marks = parts && marksOf(parts);
    if (parts === null || marks === null) return "cvContent";
    const kind = kindOf(parts);
    return kind === null ? "cvKind" : { kind, marks };
  } catch (error) {
    // Only errors of the disk have a system call; the library's errors about an archive have none.
    if ("syscall" in Object(error)) throw error;
    return "cvContent";
  }
}

/**
 * Reads all parts; `null` for a malicious archive. The library rejects an entry that is larger than
 * it declares.
 */
async function readParts(archive: ZipFile): Promise<Parts | null> {
  if (archive.entryCount > MAX_ENTRIES) return null;
  const parts = new Map<string, string | null>();
  let packedBytes = 0;
  let unpackedBytes = 0;
  let examined = 0;
  for await (const entry of archive.eachEntry()) {
    packedBytes += entry.compressedSize;
    unpackedBytes += entry.uncompressedSize;
    // Word ignores case: ECMA-376-2, 6.2.2.3.
    const name = entry.fileName.toLowerCase();
    if (MACROS.test(name) || parts.has(name) || entry.isEncrypted() || hasSecondName(entry))
      return null;
    const hasOverlaps = packedBytes > archive.fileSize;
    if (hasOverlaps || unpackedBytes > MAX_UNPACKED_BYTES) return null;
    const isTooLarge = examined + entry.uncompressedSize > MAX_EXAMINED_BYTES;
    const content = isTooLarge ? "" : await readText(archive, entry);
    examined += content?.length ?? 0;
    const isOpaque = content === "" && entry.uncompressedSize > 0 && EXAMINED_NAME.test(name);
    parts.set(name, isOpaque ? null : content);
  }
  return unpackedBytes > archive.fileSize * MAX_RATIO ? null : parts;
}

const hasSecondName = ({ extraFields, fileNameRaw }: Entry): boolean =>
  extraFields.some(({ id, data }) => id === UNICODE_PATH && !data.subarray(5).equals(fileNameRaw));

async function readText(archive: ZipFile, entry: Entry): Promise<string | null> {
  const bytes = await buffer(await archive.openReadStreamPromise(entry));
  return entry.fileName === ODT_TYPE ? bytes.toString("latin1") : decodeXml(bytes);
}

function kindOf(parts: Parts): "docx" | "odt" | null {
  const isOdt = parts.get(ODT_TYPE)?.trim() === CV_MEDIA_TYPES.odt && parts.has("content.xml");
  if (isOdt) return "odt";
  return parts.get("[content_types].xml")?.includes(WORD_TEXT) ? "docx" : null;
}
