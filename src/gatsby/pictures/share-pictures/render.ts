import sharp, { type OutputInfo, type OverlayOptions } from "sharp";
import { INK } from "../../../drawing/palette";
import { SHARE_PICTURE } from "../../../seo/share-picture";
import { ICON, pictureLeft } from "./card";

/** Social networks accept larger files, but visitors on metered connections load these, too. */
export const LARGEST_SHARE_PICTURE_BYTES = 300_000;

/**
 * Cropping and encoding. Qualities are tried until the file is small enough; for flat areas the first one suffices. No
 * chroma subsampling, which would blur the hard edges between yellow and ink. mozjpeg would save a quarter of the
 * bytes, but double the time of every clean build. Pictures are cropped to their most salient region.
 */
export const ENCODING = { position: "attention", qualities: [82, 70, 55, 40], chromaSubsampling: "4:4:4" } as const;

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** The visible part of the page's picture, as raw pixels, to avoid encoding an intermediate result. */
const uncovered = (picture: string): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(picture)
    .resize(WIDTH - pictureLeft, HEIGHT, { fit: "cover", position: ENCODING.position })
    .flatten({ background: INK })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The agency's mark, as shown on every card. */
export const renderMark = (icon: string): Promise<Buffer> => sharp(icon).resize(ICON.size, ICON.size).toBuffer();

/**
 * Turns a drawn card into the bytes of its file.
 * @param svg from `drawCard`
 * @param picture of the page, or null
 * @param mark from `renderMark`
 * @returns JPEG of 1200 x 630, at most 300,000 bytes
 */
export async function renderCard(svg: string, picture: string | null, mark: Buffer): Promise<Buffer> {
  const below = picture && (await uncovered(picture));
  const layers: OverlayOptions[] = [{ input: mark, left: ICON.left, top: ICON.top }];
  if (below) layers.unshift({ input: below.data, raw: below.info, left: pictureLeft, top: 0, blend: "dest-over" });
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of ENCODING.qualities) {
    bytes = await sharp(Buffer.from(svg))
      .composite(layers)
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: ENCODING.chromaSubsampling })
      .toBuffer();
    if (bytes.length <= LARGEST_SHARE_PICTURE_BYTES) return bytes;
  }
  return bytes;
}
