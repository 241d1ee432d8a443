import { mkdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import { replaceFileSync } from "../../../lib/replace-file";
import { spellings } from "../../gatsby-remark-content/syntax";
import { nearest } from "../model/nearest";
import type { Finding, Place } from "../model/problem";
import { type ContentModel, getSlot, type Slot, SOURCE_DENSITY } from "../model/types";
import type { Findings } from "../reading/checked-content";
import { type Inspection, inspectPicture, megabytes, type PictureSize } from "./inspect-picture";

/** Names of pictures that Gatsby's plugins can read: they go by the name alone. */
const ENDING = /\.(jpe?g|png|webp|avif)$/i;
/** Names of pictures for texts only, of which gatsby-remark-content makes the files. */
const ENDING_IN_TEXTS = /\.(gif|svg)$/i;
/**
 * Pictures this many times as wide and as high as needed only make the repository and the build
 * slower.
 */
const USELESS_FACTOR = 2;
const HEAVY_BYTES = 4 * 1024 * 1024;
/** Pictures checked in parallel; more only queue in libuv's thread pool. */
const CONCURRENCY = 8;

/** A picture and the names of all slots it is used in, with the first place that uses it. */
export type PictureUse = { file: string; slots: Set<string>; usedIn: Place };

/** A slot with its name, which messages say. */
type NamedSlot = Slot & { name: string };

/** Words for a kind of file in messages: its noun, and an example of a path. */
type Kind = { word: string; example: string };

const PICTURE: Kind = { word: "picture", example: "./name.jpg" };

/**
 * Resolves a picture, or another file, named in a file.
 * @param reference as written by the editor, relative to the file it stands in
 * @param fromFile that file, relative to the content folder
 * @param files every file of the content folder
 * @returns the file's path relative to the content folder, or the finding for the reference
 */
export function resolvePicture(
  reference: string,
  fromFile: string,
  files: ReadonlySet<string>,
  { word, example }: Kind = PICTURE,
): { file: string } | Finding {
  const refuse = (what: string, fix: string, formFix = `upload the ${word} and choose it`) => ({
    rule: `names the ${word} "${reference}"${what}`,
    fix,
    formFix,
  });
  const fix = `put the file beside the entry and write ${example}`;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(reference))
    return refuse(", which is not a file here", fix);
  if (reference.startsWith("/") || reference.includes("\\"))
    return refuse(" by an absolute path", `write it relative to this file, as ${example}`);
  const candidates = spellings(reference).map((name) =>
    path.posix.join(path.posix.dirname(fromFile), name),
  );
  const [file = ""] = candidates;
  if (candidates.some((name) => /^\.\.(?:\/|$)/.test(name)))
    return refuse(", outside of the content folder", fix);
  const match = candidates.find((name) => files.has(name));
  if (match) return { file: match };
  const folder = path.posix.dirname(file);
  const neighbours = [...files]
    .filter(
      (candidate) => path.posix.dirname(candidate) === folder && !/\.(md|json)$/.test(candidate),
    )
    .map((candidate) => path.posix.basename(candidate));
  const guess = nearest(path.posix.basename(file), neighbours);
  // A blank would end the address of a picture in Markdown.
  const correction = guess
    ? `did you mean "${guess.replaceAll(" ", "%20")}"? Upper and lower case count`
    : "add the file or correct the name";
  const formFix = guess ? `did you mean "${guess}"? Choose it` : undefined;
  return refuse(", which is missing", correction, formFix);
}

/**
 * Inspections of all checks, so that only new and changed pictures are opened. Those of pictures
 * that this check does not know stay: another process may check another folder meanwhile.
 */
const CACHE_FILE = path.join("node_modules", ".cache", "checked-pictures.json");

function readCache(): Record<string, Inspection> {
  try {
    return JSON.parse(readFileSync(CACHE_FILE, "utf8")) as Record<string, Inspection>;
  } catch {
    return {};
  }
}

function writeCache(inspections: Record<string, Inspection>): void {
  try {
    mkdirSync(path.dirname(CACHE_FILE), { recursive: true });
    replaceFileSync(CACHE_FILE, JSON.stringify(inspections));
  } catch {
    // The next check opens the pictures again.
  }
}

/** Pixels that a picture in a slot must have. */
const neededSize = ({ width, height }: Slot) => ({
  width: width * SOURCE_DENSITY,
  height: height * SOURCE_DENSITY,
});

/** The finding for a picture that is small for its place in a text, or null. */
function textFinding(
  size: PictureSize,
  { name, baseWidth, sharpWidth }: NamedSlot,
): Finding | null {
  const { width } = size;
  if (width < baseWidth)
    return {
      rule: `is ${width} pixels wide, less than the ${baseWidth} of a text, and is shown at its own size`,
      fix: "export it larger, or leave it small",
    };
  const sharp = sharpWidth?.(size) ?? baseWidth;
  if (width >= sharp) return null;
  return {
    rule: `is ${width} pixels wide, less than the ${sharp} of its place (${name}), and looks soft`,
    fix: "export it larger",
  };
}

type PictureFinding = Finding & { isWarning?: boolean };

/** The finding for a picture in one slot, or null. Pictures in texts get warnings only. */
function slotFinding(inspection: PictureSize, slot: NamedSlot): PictureFinding | null {
  const { width, height, isAnimated, isDrawing, notice } = inspection;
  if (slot.inText) {
    const finding = isDrawing ? notice : textFinding(inspection, slot);
    return finding ? { ...finding, isWarning: true } : null;
  }
  if (isAnimated) return { rule: "is an animation", fix: "use a still picture" };
  const needed = neededSize(slot);
  if (width >= needed.width && height >= needed.height) return null;
  const rule = `is ${width} x ${height} pixels, its place (${slot.name}) needs ${needed.width} x ${needed.height}`;
  return { rule, fix: "export it larger" };
}

function slotFindings(inspection: Inspection, slots: readonly NamedSlot[]): PictureFinding[] {
  if ("finding" in inspection) return [inspection.finding];
  return slots.flatMap((slot) => slotFinding(inspection, slot) ?? []);
}

/** The finding for a name that does not end as its slots require, or null. */
function nameFinding(file: string, slots: readonly NamedSlot[]): Finding | null {
  const isInTextsOnly = slots.every(({ inText }) => inText);
  if (ENDING.test(file) || (isInTextsOnly && ENDING_IN_TEXTS.test(file))) return null;
  const endings = isInTextsOnly
    ? ".jpg, .png, .webp, .avif, .gif or .svg"
    : ".jpg, .png, .webp or .avif";
  return { rule: `has a name that does not end in ${endings}`, fix: "export it as one of these" };
}

/** The finding for a picture that is much larger than its slots need, or null. */
function sizeWarning(
  { width, height, isDrawing }: PictureSize,
  bytes: number,
  slots: readonly NamedSlot[],
): Finding | null {
  if (isDrawing) return null;
  const needs = slots.map((slot) => {
    const needed = neededSize(slot);
    const largestFile = slot.baseWidth * Math.max(...slot.densities);
    return { ...needed, name: slot.name, width: Math.max(needed.width, largestFile) };
  });
  const [largest] = needs.sort((a, b) => b.width - a.width);
  const fix = "export it smaller";
  const isUseless = needs.every(
    (need) => width > need.width * USELESS_FACTOR && height > need.height * USELESS_FACTOR,
  );
  if (largest && isUseless)
    return {
      rule: `is ${width} x ${height} pixels, its place (${largest.name}) uses ${largest.width} across`,
      fix,
    };
  if (bytes <= HEAVY_BYTES) return null;
  return {
    rule: `is ${megabytes(bytes)} MB, more than ${megabytes(HEAVY_BYTES)} MB`,
    fix: `${fix} or as JPEG`,
  };
}

/**
 * Checks each picture in itself and for every slot it is used in.
 * @param locate absolute path of a file named relative to the content folder
 */
export async function checkPictures(
  uses: readonly PictureUse[],
  model: Pick<ContentModel, "slots">,
  locate: (file: string) => string,
): Promise<Findings> {
  const cache = readCache();
  const inspections: Record<string, Inspection> = {};
  const findings: Findings = { problems: [], warnings: [] };

  const inspect = async (file: string) => {
    const absolute = locate(file);
    const stats = await stat(absolute).catch(() => null);
    // The editor may have deleted it meanwhile. That is not kept: the message names the folder.
    if (!stats) return { inspection: await inspectPicture(absolute, Number.NaN), size: Number.NaN };
    const { size, mtime } = stats;
    // Without the folder, so that a copy of the content is as quick to check.
    const key = `${file} ${size} ${mtime.getTime()}`;
    const inspection = cache[key] ?? (await inspectPicture(absolute, size));
    inspections[key] = inspection;
    return { inspection, size };
  };
  const check = async ({ file, slots: names, usedIn }: PictureUse): Promise<void> => {
    const report = ({ isWarning, ...finding }: PictureFinding) =>
      void findings[isWarning ? "warnings" : "problems"].push({ file, usedIn, ...finding });
    const slots = [...names].map((name) => ({ ...getSlot(model, name), name }));
    const nameFault = nameFinding(file, slots);
    if (nameFault) return report(nameFault);
    const { inspection, size } = await inspect(file);
    const faults = slotFindings(inspection, slots);
    faults.forEach(report);
    if ("finding" in inspection || faults.length > 0) return;
    const warning = sizeWarning(inspection, size, slots);
    if (warning) report({ ...warning, isWarning: true });
  };

  await pMap(uses, check, { concurrency: CONCURRENCY });
  const hasNews = Object.keys(inspections).some((key) => !(key in cache));
  if (hasNews) writeCache({ ...readCache(), ...inspections });
  return findings;
}
