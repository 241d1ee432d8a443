import sharp, { type OverlayOptions } from "sharp";
import type { Typesetter } from "../../lib/drawing/typesetter";
import { type Card, drawCard, pictureLeft } from "./card";
import { type CardDesign, PICTURE_SIZE } from "./options";

/** Social networks accept larger files, but visitors on metered connections load these, too. */
export const MAX_BYTES = 300_000;

/** Tried until the file is small enough; for flat areas the first one suffices. */
const QUALITIES = [82, 70, 55, 40];

/** The most salient part of the page's picture for the area beside the cut, as raw pixels. */
async function cropPicture(file: string, design: CardDesign): Promise<OverlayOptions> {
  const left = pictureLeft(design);
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(PICTURE_SIZE.width - left, PICTURE_SIZE.height, { fit: "cover", position: "attention" })
    .flatten({ background: design.colors.ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left, top: 0, blend: "dest-over" };
}

/**
 * Draws a share picture.
 * @param picture file of the page's picture, or null
 * @returns JPEG of 1200 x 630, of at most 300,000 bytes where the lowest quality achieves that
 */
export async function renderCard(
  card: Omit<Card, "hasPicture">,
  picture: string | null,
  design: CardDesign,
  typesetter: Typesetter,
): Promise<Buffer> {
  const svg = await drawCard({ ...card, hasPicture: picture !== null }, design, typesetter);
  const below = picture === null ? [] : [await cropPicture(picture, design)];
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    // Chroma subsampling would blur the hard edges of the cut. mozjpeg would save a quarter of the
    // bytes, but double the time of every clean build.
    bytes = await sharp(Buffer.from(svg))
      .composite(below)
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
