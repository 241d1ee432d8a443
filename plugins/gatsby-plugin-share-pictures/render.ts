import sharp, { type OverlayOptions } from "sharp";
import { INK } from "../../src/constants/palette";
import { SHARE_PICTURE } from "../../src/seo/share-picture";
import { type Card, drawCard, pictureLeft } from "./card";

/** Social networks accept larger files, but visitors on metered connections load these, too. */
export const LARGEST_SHARE_PICTURE_BYTES = 300_000;

/** Tried until the file is small enough; for flat areas the first one suffices. */
const QUALITIES = [82, 70, 55, 40];

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/**
 * The visible part of the page's picture, its most salient, as raw pixels: nothing is encoded in
 * between.
 */
async function uncovered(picture: string): Promise<OverlayOptions> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize(WIDTH - pictureLeft, HEIGHT, { fit: "cover", position: "attention" })
    .flatten({ background: INK })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: pictureLeft, top: 0, blend: "dest-over" };
}

/**
 * Draws a share picture.
 * @param picture of the page, a file, or null
 * @returns JPEG of 1200 x 630, at most 300,000 bytes
 */
export async function renderCard(card: Card, picture: string | null): Promise<Buffer> {
  const svg = Buffer.from(await drawCard(card));
  const below = picture ? [await uncovered(picture)] : [];
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    // No chroma subsampling, which would blur the hard edges between yellow and ink. mozjpeg would
    // save a quarter of the bytes, but double the time of every clean build.
    const jpeg = sharp(svg)
      .composite(below)
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: "4:4:4" });
    bytes = await jpeg.toBuffer();
    if (bytes.length <= LARGEST_SHARE_PICTURE_BYTES) return bytes;
  }
  return bytes;
}
