import { MAX_CV_BYTES } from "./limits";
import type { Problem } from "./problems";

/** Name of the field with the file. */
export const CV_FIELD = "cv";

export type CvKind = "pdf" | "docx" | "odt";

/** Media types by kind, which is also the extension: https://www.iana.org/assignments/media-types */
export const CV_MEDIA_TYPES: Readonly<Record<CvKind, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
};

/** Signatures of other files: archives, scripts, programs and older office documents. */
const OTHER_SIGNATURES =
  "PK|MZ|.ELF|#!|@echo|\\{\\\\rtf|Rar!|7z|MSCF|\u00d0\u00cf|\u001f\u008b|L\0|\u00ca\u00fe|\u00cf\u00fa|\u00fe\u00ed";

/**
 * Matches a PDF. Its signature may stand anywhere in the first 1,024 bytes (ISO 32000-1,
 * implementation note 13), because printers and portals write something before it, but not after
 * another signature or the tag of a web page.
 */
const PDF = new RegExp(`^(?!(?:\u00ef\u00bb\u00bf)?\\s*(?:${OTHER_SIGNATURES}))[^<]*?%PDF-`);

/** The signature of a ZIP archive, as DOCX and ODT are: PKWARE APPNOTE, 4.3.7. */
const ARCHIVE = "PK\u0003\u0004";

/** How much of a file's beginning `cvFormatOf` looks at, in bytes. */
export const CV_HEAD_BYTES = 1024;

/**
 * The format of a file by its signature. Its name and media type say nothing: phones and file
 * managers give names without an ending, with another one, or a number.
 * @param head the first `CV_HEAD_BYTES`, or more
 */
export function cvFormatOf(head: Uint8Array): "pdf" | "archive" | null {
  const text = String.fromCharCode(...head.subarray(0, CV_HEAD_BYTES));
  if (PDF.test(text)) return "pdf";
  return text.startsWith(ARCHIVE) ? "archive" : null;
}

/**
 * Checks a CV by its size in bytes and its first `CV_HEAD_BYTES`.
 * @returns `null` when it may be sent
 */
export function cvProblem(size: number, head: Uint8Array): Problem | null {
  if (size === 0) return "cvEmpty";
  if (size > MAX_CV_BYTES) return "cvLarge";
  return cvFormatOf(head) === null ? "cvKind" : null;
}
