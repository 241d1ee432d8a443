import { MAX_CV_BYTES } from "./limits";
import type { Problem } from "./problems";

/** Name of the file's part in a multipart body. */
export const CV_FIELD = "cv";

export type CvKind = "pdf" | "docx" | "odt";

/** Media types by extension: https://www.iana.org/assignments/media-types */
export const CV_MEDIA_TYPES: Readonly<Record<CvKind, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
};

/** PKWARE APPNOTE §4.3.7. */
const isArchive = (head: string): boolean => head.startsWith("PK\u0003\u0004");

/**
 * Readers look for the signature within the first 1,024 bytes (ISO 32000-1, implementation note
 * 13): printers and portals write something in front. It must not be the beginning of an archive, a
 * page, a script or a program.
 */
const OTHERS =
  "PK|MZ|.ELF|#!|@echo|\\{\\\\rtf|Rar!|7z|MSCF|\u00d0\u00cf|\u001f\u008b|L\0|\u00ca\u00fe|\u00cf\u00fa|\u00fe\u00ed";
const PDF = new RegExp(`^(?!(?:\u00ef\u00bb\u00bf)?\\s*(?:${OTHERS}))[^<]*?%PDF-`);
const isPdf = (head: string): boolean => PDF.test(head);

/** How the content begins, in Latin-1. */
const SIGNATURES: Readonly<Record<CvKind, (head: string) => boolean>> = {
  pdf: isPdf,
  docx: isArchive,
  odt: isArchive,
};

/** How much of a file's beginning `cvProblem` looks at, in bytes. */
export const CV_HEAD_BYTES = 1024;

/** The kind of file that a name promises, by what stands after its last dot. */
export function cvKindOf(fileName: string): CvKind | null {
  const extension = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  return fileName.includes(".") && Object.hasOwn(CV_MEDIA_TYPES, extension)
    ? (extension as CvKind)
    : null;
}

/**
 * What can be told of a CV by its name, its size in bytes and its first `CV_HEAD_BYTES`.
 * @returns null when it may be sent
 */
export function cvProblem(file: { name: string; size: number; head: Uint8Array }): Problem | null {
  const kind = cvKindOf(file.name);
  if (!kind) return "cvKind";
  if (file.size === 0) return "cvEmpty";
  if (file.size > MAX_CV_BYTES) return "cvLarge";
  return SIGNATURES[kind](String.fromCharCode(...file.head)) ? null : "cvContent";
}
