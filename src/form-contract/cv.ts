import { MAX_CV_BYTES } from "./limits";
import type { Problem } from "./problems";

/** Name of the field with the file. */
export const CV_FIELD = "cv";

export type CvKind = "pdf" | "docx" | "odt";

/** Media types by extension: https://www.iana.org/assignments/media-types */
export const CV_MEDIA_TYPES: Readonly<Record<CvKind, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
};

/** The signature of a ZIP archive: PKWARE APPNOTE, 4.3.7. */
const isArchive = (head: string): boolean => head.startsWith("PK\u0003\u0004");

/** Signatures of other files: archives, scripts, programs and older office documents. */
const OTHER_SIGNATURES =
  "PK|MZ|.ELF|#!|@echo|\\{\\\\rtf|Rar!|7z|MSCF|\u00d0\u00cf|\u001f\u008b|L\0|\u00ca\u00fe|\u00cf\u00fa|\u00fe\u00ed";

/**
 * Matches a PDF. Its signature may stand anywhere in the first 1,024 bytes (ISO 32000-1,
 * implementation note 13), because printers and portals write something before it, but not after
 * another signature or the tag of a web page.
 */
const PDF = new RegExp(`^(?!(?:\u00ef\u00bb\u00bf)?\\s*(?:${OTHER_SIGNATURES}))[^<]*?%PDF-`);
const isPdf = (head: string): boolean => PDF.test(head);

/** Checks of a file's beginning, in Latin-1. */
const SIGNATURES: Readonly<Record<CvKind, (head: string) => boolean>> = {
  pdf: isPdf,
  docx: isArchive,
  odt: isArchive,
};

/** How much of a file's beginning `cvProblem` looks at, in bytes. */
export const CV_HEAD_BYTES = 1024;

/** The kind of a file by its extension, or `null`. */
export function cvKindOf(fileName: string): CvKind | null {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(CV_MEDIA_TYPES, extension) ? (extension as CvKind) : null;
}

/**
 * Checks a CV by name, size in bytes, and its first `CV_HEAD_BYTES`.
 * @returns `null` when it may be sent
 */
export function cvProblem(file: { name: string; size: number; head: Uint8Array }): Problem | null {
  const kind = cvKindOf(file.name);
  if (!kind) return "cvKind";
  if (file.size === 0) return "cvEmpty";
  if (file.size > MAX_CV_BYTES) return "cvLarge";
  return SIGNATURES[kind](String.fromCharCode(...file.head)) ? null : "cvContent";
}
