import { stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { nearest } from "../../content-model/nearest";
import { SLOTS, SOURCE_DENSITY } from "../../content-model/slots";
import type { SlotName } from "../../content-model/types";
import { FileCache } from "../files/file-cache";

export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024;
/** Above this a picture takes seconds and gigabytes to scale. */
const MOST_PIXELS = 50_000_000;
/** What Gatsby's picture plugins take by the name alone. */
const ENDING = /\.(jpe?g|png|webp|avif)$/i;
const FORMATS = ["jpeg", "png", "webp", "avif", "heif"];
const SMALL = 32;

export type PictureFinding = { rule: string; fix: string };

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
): { file: string } | PictureFinding {
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

type Inspection = { width: number; height: number } | { finding: PictureFinding };

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
    const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
    return wrong(
      `is ${megabytes(size)} MB, more than ${megabytes(LARGEST_PICTURE_BYTES)} MB`,
      "export it smaller or as JPEG",
    );
  }
  try {
    const image = sharp(absolute, { failOn: "truncated", limitInputPixels: MOST_PIXELS });
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
      return wrong(`has more than ${MOST_PIXELS / 1_000_000} million pixels`, "export it smaller");
    }
    return wrong(`cannot be read as a picture (${reason})`, "export it again as JPEG, PNG, WebP or AVIF");
  }
}

/** Opening every picture is most of the work of a check, and pictures seldom change. */
const inspections = new FileCache<Inspection>("content-pictures");

/**
 * Checks a picture in itself and for every slot it is used in.
 * @param absolute the file
 * @param slots where it is used
 * @returns everything that is wrong with it
 */
export async function checkPicture(absolute: string, slots: readonly SlotName[]): Promise<PictureFinding[]> {
  if (!ENDING.test(absolute))
    return [{ rule: "has a name that does not end in .jpg, .png, .webp or .avif", fix: "export it as one of these" }];
  const stats = await stat(absolute);
  const inspection = await inspections.get(absolute, stats, () => inspectPicture(absolute, stats.size));
  if ("finding" in inspection) return [inspection.finding];
  const { width, height } = inspection;
  return slots.flatMap((slot) => {
    const needed = { width: SLOTS[slot].width * SOURCE_DENSITY, height: SLOTS[slot].height * SOURCE_DENSITY };
    if (width >= needed.width && height >= needed.height) return [];
    return [
      {
        rule: `is ${width} x ${height} pixels, its place (${slot}) needs ${needed.width} x ${needed.height}`,
        fix: "export it larger",
      },
    ];
  });
}

/** Keeps what was learned for the next check. */
export const saveInspections = (): void => inspections.save();
