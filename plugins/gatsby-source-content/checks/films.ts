import { open } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import type { Finding, Place, Problem } from "../model/problem";
import { MAX_UPLOAD_BYTES } from "../model/uploads";
import { readSourceText } from "../reading/source-text";
import { megabytes } from "./inspect-picture";

/** Bytes at the beginning of a film in which its signature is looked for. */
const HEAD_BYTES = 64;
const ENCODE = "export it as MP4 (H.264) or WebM";
/** Brands of files that begin as MP4 does and are something else: pictures, and Apple's films. */
const OTHER_BRANDS = /^(?:avif|avis|hei[a-z]|hev[a-z]|mif1|msf1|qt {2})/;

const SIGNATURES: Readonly<Record<string, (head: string) => boolean>> = {
  ".mp4": (head) => head.slice(4, 8) === "ftyp" && !OTHER_BRANDS.test(head.slice(8, 12)),
  // EBML, which Matroska's other files begin with, too.
  ".webm": (head) => head.startsWith("\x1a\x45\xdf\xa3") && head.includes("webm"),
};

/** A film, its captions, and the first place that shows it. */
export type FilmUse = { file: string; captions: string | null; usedIn: Place };

async function filmFinding(absolute: string, ending: string): Promise<Finding | null> {
  const isRight = SIGNATURES[ending];
  if (!isRight) return { rule: "has a name that does not end in .mp4 or .webm", fix: ENCODE };
  const file = await open(absolute);
  try {
    const { size } = await file.stat();
    if (size === 0) return { rule: "is an empty file", fix: "export the film again" };
    if (size > MAX_UPLOAD_BYTES)
      return {
        rule: `is ${megabytes(size)} MB, more than ${megabytes(MAX_UPLOAD_BYTES)} MB`,
        fix: "export it shorter, smaller or with a lower bit rate, or put it on YouTube or Vimeo",
      };
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (isRight(buffer.toString("latin1", 0, bytesRead))) return null;
    return { rule: `is not a valid ${ending} film`, fix: ENCODE };
  } finally {
    await file.close();
  }
}

function captionsFinding(absolute: string): (Finding & { line?: number }) | null {
  const source = readSourceText(absolute);
  if (!("text" in source)) return source;
  // Source: https://www.w3.org/TR/webvtt1/#file-structure
  if (/^WEBVTT(?:[ \t\n]|$)/.test(source.text.replace(/^\ufeff/, ""))) return null;
  return {
    line: 1,
    rule: "is not a WebVTT file",
    fix: 'begin it with a line "WEBVTT", and an empty line after it',
  };
}

/**
 * Opens films and captions.
 * @param locate absolute path of a file named relative to the content folder
 */
export async function checkFilms(
  uses: readonly FilmUse[],
  locate: (file: string) => string,
): Promise<Problem[]> {
  const distinctUses = [...new Map(uses.map((use) => [use.file, use])).values()];
  const check = async ({ file, captions, usedIn }: FilmUse): Promise<Problem[]> => {
    const finding = await filmFinding(locate(file), path.extname(file).toLowerCase());
    const captionsFault = captions === null ? null : captionsFinding(locate(captions));
    return [
      ...(finding ? [{ file, usedIn, ...finding }] : []),
      ...(captionsFault && captions !== null ? [{ file: captions, ...captionsFault }] : []),
    ];
  };
  return (await pMap(distinctUses, check, { concurrency: 8 })).flat();
}
