import { mkdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { replaceFileSync } from "../../../lib/durable-files";
import { nearest } from "../../content-model/nearest";
import type { Finding, Place, Problem } from "../../content-model/problem";
import { SLOTS, SOURCE_DENSITY } from "../../content-model/slots";
import type { SlotName } from "../../content-model/types";

export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024;
/** Larger pictures take seconds and gigabytes to scale. */
const MAX_PIXELS = 50_000_000;
/** What Gatsby's picture plugins take by the name alone. */
const ENDING = /\.(jpe?g|png|webp|avif)$/i;
const FORMATS = ["jpeg", "png", "webp", "avif", "heif"];
const SMALL = 32;
/** Pictures this many times as wide and as high as needed only make the repository and the build slower. */
const USELESS_FACTOR = 2;
const HEAVY_BYTES = 4 * 1024 * 1024;
/** Pictures checked in parallel; more only queue in libuv's thread pool. */
const CONCURRENCY = 8;

/** A picture and every slot it is used in, with the first place that uses it. */
export type PictureUse = { file: string; slots: Set<SlotName>; usedIn: Place };

/**
 * Resolves a picture named in a file.
 * @param reference as written by the editor, relative to the file it stands in
 * @param fromFile that file, relative to the content folder
 * @param files every file of the content folder
 * @returns the picture's path relative to the content folder, or what is wrong with the reference
 */
export function resolvePicture(
  reference: string,
  fromFile: string,
  files: ReadonlySet<string>,
): { file: string } | Finding {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(reference))
    return {
      rule: `names the picture "${reference}", which is not a file here`,
      fix: "put the file beside the entry and write ./name.jpg",
    };
  if (reference.startsWith("/") || reference.includes("\\"))
    return {
      rule: `names the picture "${reference}" by an absolute path`,
      fix: "write it relative to this file, as ./name.jpg",
    };
  const file = path.posix.normalize(path.posix.join(path.posix.dirname(fromFile), reference));
  if (file.startsWith("../") || file === "..")
    return {
      rule: `names the picture "${reference}", outside of the content folder`,
      fix: "put the file beside the entry and write ./name.jpg",
    };
  if (files.has(file)) return { file };
  const folder = path.posix.dirname(file);
  const neighbours = [...files]
    .filter((candidate) => path.posix.dirname(candidate) === folder && !/\.(md|json)$/.test(candidate))
    .map((candidate) => path.posix.basename(candidate));
  const guess = nearest(path.posix.basename(file), neighbours);
  return {
    rule: `names the picture "${reference}", which is missing`,
    fix: guess ? `did you mean "${guess}"? Upper and lower case count` : "add the file or correct the name",
  };
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

type Size = { width: number; height: number };
type Inspection = Size | { finding: Finding };

/**
 * Opens a picture: it must be a raster format, whole, at most 10 MB and still.
 * @param absolute the file
 * @param size in bytes
 * @returns its size in pixels, or what is wrong with it
 */
async function inspectPicture(absolute: string, size: number): Promise<Inspection> {
  const wrong = (rule: string, fix: string): Inspection => ({ finding: { rule, fix } });
  if (size === 0) return wrong("is an empty file", "export the picture again");
  if (size > LARGEST_PICTURE_BYTES) {
    return wrong(
      `is ${megabytes(size)} MB, more than ${megabytes(LARGEST_PICTURE_BYTES)} MB`,
      "export it smaller or as JPEG",
    );
  }
  try {
    const image = sharp(absolute, { failOn: "truncated", limitInputPixels: MAX_PIXELS });
    const { format, width = 0, height = 0, pages = 1, orientation = 1 } = await image.metadata();
    if (!FORMATS.includes(format ?? "")) {
      return wrong(`is a picture of the kind "${format}"`, "export it as JPEG, PNG, WebP or AVIF");
    }
    if (pages > 1) return wrong("is an animation", "use a still picture");
    // Gatsby takes width and height from the file and then turns the picture: its proportions would be wrong.
    if (orientation > 4) return wrong("lies on its side and is only marked to be turned", "export it upright");
    // Decodes all of it, at little cost.
    await image.resize(SMALL, SMALL, { fit: "fill", kernel: "nearest" }).raw().toBuffer();
    return { width, height };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    if (reason.includes("pixel limit")) {
      return wrong(`has more than ${MAX_PIXELS / 1_000_000} million pixels`, "export it smaller");
    }
    return wrong(`cannot be read as a picture (${reason})`, "export it again as JPEG, PNG, WebP or AVIF");
  }
}

/** What the last check found out about each file, so that only new and changed pictures are opened. */
const REMEMBERED = path.join("node_modules", ".cache", "content-pictures.json");

function readRemembered(): Record<string, Inspection> {
  try {
    return JSON.parse(readFileSync(REMEMBERED, "utf8")) as Record<string, Inspection>;
  } catch {
    return {};
  }
}

function remember(inspections: Record<string, Inspection>): void {
  try {
    mkdirSync(path.dirname(REMEMBERED), { recursive: true });
    replaceFileSync(REMEMBERED, JSON.stringify(inspections));
  } catch {
    // The next check opens the pictures again.
  }
}

/** What is wrong with a picture in the slots it is used in. */
function slotFindings({ width, height }: Size, slots: Iterable<SlotName>): Finding[] {
  return [...slots].flatMap((slot) => {
    const needed = { width: SLOTS[slot].width * SOURCE_DENSITY, height: SLOTS[slot].height * SOURCE_DENSITY };
    if (width >= needed.width && height >= needed.height) return [];
    const rule = `is ${width} x ${height} pixels, its place (${slot}) needs ${needed.width} x ${needed.height}`;
    return [{ rule, fix: "export it larger" }];
  });
}

/** Whether a picture is much larger than all slots it is used in need. */
function sizeWarning({ width, height }: Size, bytes: number, slots: Iterable<SlotName>): Finding | null {
  const needs = [...slots].map((slot) => {
    const { baseWidth, densities, ...shown } = SLOTS[slot];
    const needed = { width: shown.width * SOURCE_DENSITY, height: shown.height * SOURCE_DENSITY };
    return { slot, height: needed.height, width: Math.max(needed.width, baseWidth * Math.max(...densities)) };
  });
  const [largest] = needs.sort((a, b) => b.width - a.width);
  const fix = "export it smaller";
  if (largest && needs.every((need) => width > need.width * USELESS_FACTOR && height > need.height * USELESS_FACTOR))
    return { rule: `is ${width} x ${height} pixels, its place (${largest.slot}) uses ${largest.width} across`, fix };
  if (bytes <= HEAVY_BYTES) return null;
  return { rule: `is ${megabytes(bytes)} MB, more than ${megabytes(HEAVY_BYTES)} MB`, fix: `${fix} or as JPEG` };
}

/**
 * Checks each picture in itself and for every slot it is used in.
 * @param locate absolute path of a file named relative to the content folder
 * @param label how messages name the content folder
 */
export async function checkPictures(
  uses: readonly PictureUse[],
  locate: (file: string) => string,
  label: string,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  const warnings: Problem[] = [];
  const remembered = readRemembered();
  const inspections: Record<string, Inspection> = {};
  const check = async ({ file, slots, usedIn }: PictureUse): Promise<Problem[]> => {
    const report = ({ rule, fix }: Finding): Problem => {
      const line = usedIn.line ? `:${usedIn.line}` : "";
      return { file, rule: `${rule} (used in ${label}/${usedIn.file}${line})`, fix };
    };
    if (!ENDING.test(file)) {
      const rule = "has a name that does not end in .jpg, .png, .webp or .avif";
      return [report({ rule, fix: "export it as one of these" })];
    }
    const { size, mtimeMs } = await stat(locate(file));
    const key = `${locate(file)} ${size} ${mtimeMs}`;
    const inspection = remembered[key] ?? (await inspectPicture(locate(file), size));
    inspections[key] = inspection;
    if ("finding" in inspection) return [report(inspection.finding)];
    const findings = slotFindings(inspection, slots);
    const warning = findings.length > 0 ? null : sizeWarning(inspection, size, slots);
    if (warning) warnings.push(report(warning));
    return findings.map(report);
  };
  const problems = await pMap(uses, check, { concurrency: CONCURRENCY });
  if (Object.keys({ ...remembered, ...inspections }).length !== Object.keys(remembered).length) remember(inspections);
  return { problems: problems.flat(), warnings };
}
