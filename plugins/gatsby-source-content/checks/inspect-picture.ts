import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { readSvg } from "../../gatsby-remark-content/svg";
import type { Finding } from "../model/problem";

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Drawings are sent as they are; larger ones are photographs in disguise. */
const MAX_SVG_BYTES = 1024 * 1024;
/** Larger pictures take seconds and gigabytes to scale. */
const MAX_PIXELS = 50_000_000;
/** Limit for all frames of an animation together; more take half a minute to encode. */
const MAX_ANIMATION_PIXELS = 100_000_000;
const FORMATS = ["jpeg", "png", "webp", "avif", "heif"];
/** Width and height, in pixels, to which a picture is scaled when all of it is decoded. */
const DECODED_SIZE = 32;

export type PictureSize = {
  width: number;
  height: number;
  isAnimated?: boolean;
  isDrawing?: boolean;
  /** A warning about parts that visitors will not see. */
  notice?: Finding;
};

/** A picture's size in pixels, or a finding, in an SVG with its line. */
export type Inspection = PictureSize | { finding: Finding & { line?: number } };

const refuse = (rule: string, fix: string): Inspection => ({ finding: { rule, fix } });
/** A size in MB, rounded up, so that a size above a limit never reads like the limit. */
export const megabytes = (bytes: number) => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
const millions = (pixels: number) => pixels / 1_000_000;

/**
 * Opens a picture: it must be whole, small enough, and of a format that the build can read; SVG
 * must be harmless.
 * @param absolute the file
 * @param size in bytes
 * @returns its size in pixels, or a finding
 */
export async function inspectPicture(absolute: string, size: number): Promise<Inspection> {
  const isSvg = /\.svg$/i.test(absolute);
  const maxBytes = isSvg ? MAX_SVG_BYTES : MAX_PICTURE_BYTES;
  if (size === 0) return refuse("is an empty file", "export the picture again");
  if (size > maxBytes)
    return refuse(
      `is ${megabytes(size)} MB, more than ${megabytes(maxBytes)} MB`,
      isSvg ? "simplify it, or export it as PNG" : "export it smaller or as JPEG",
    );
  try {
    return await (isSvg ? inspectSvg(absolute) : inspectPixels(absolute));
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    if (reason.includes("pixel limit"))
      return refuse(`has more than ${millions(MAX_PIXELS)} million pixels`, "export it smaller");
    const fix = isSvg
      ? "export it again as plain SVG"
      : "export it again as JPEG, PNG, WebP or AVIF";
    return refuse(`cannot be read as a picture (${reason})`, fix);
  }
}

async function inspectPixels(absolute: string): Promise<Inspection> {
  const image = sharp(absolute, { failOn: "truncated", limitInputPixels: MAX_PIXELS });
  const { format, width = 0, height = 0, pages = 1, orientation = 1 } = await image.metadata();
  if (!FORMATS.includes(format ?? "") && !(format === "gif" && /\.gif$/i.test(absolute)))
    return refuse(`is a picture of the kind "${format}"`, "export it as JPEG, PNG, WebP or AVIF");
  // Gatsby takes width and height from the file and then turns the picture: its proportions would
  // be wrong.
  if (orientation > 4)
    return refuse("lies on its side and is only marked to be turned", "export it upright");
  if (width * height * pages > MAX_ANIMATION_PIXELS && pages > 1)
    return refuse(
      `has more than ${millions(MAX_ANIMATION_PIXELS)} million pixels in its ${pages} frames`,
      "export it shorter or smaller",
    );
  const allFrames =
    pages > 1
      ? sharp(absolute, {
          failOn: "truncated",
          limitInputPixels: MAX_ANIMATION_PIXELS,
          animated: true,
        })
      : image;
  // Decodes all of it, at little cost.
  const fastest = { fit: "fill", kernel: "nearest" } as const;
  await allFrames.resize(DECODED_SIZE, DECODED_SIZE, fastest).raw().toBuffer();
  return { width, height, ...(pages > 1 && { isAnimated: true }) };
}

async function inspectSvg(absolute: string): Promise<Inspection> {
  const bytes = await readFile(absolute);
  const drawing = await readSvg(bytes.toString("utf8"));
  if ("finding" in drawing) return drawing;
  const { svg, notice } = drawing;
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return { width, height, isDrawing: true, ...(notice && { notice }) };
}
