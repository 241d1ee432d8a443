import sharp, { type OutputInfo, type OverlayOptions } from "sharp";
import { INK } from "../../../drawing/palette";
import { SHARE_PICTURE } from "../../../seo/share-picture";
import { ICON, pictureLeft } from "./card";

/** Networks take larger ones, but people who pay by the megabyte see these, too. */
export const LARGEST_SHARE_PICTURE_BYTES = 300_000;

/**
 * How the pictures are cut and written. Qualities are tried until the picture is small enough; flat planes need no more than the
 * first. Yellow and ink meet at hard edges: halved colour resolution would fray them. mozjpeg would save a quarter of
 * the bytes and take twice the time of every clean build. Of a picture that part is shown that draws the eye.
 */
export const ENCODING = { position: "attention", qualities: [82, 70, 55, 40], chromaSubsampling: "4:4:4" } as const;

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** The page's picture where the cut uncovers it, as raw pixels: encoding it between two steps would only cost time. */
const uncovered = (picture: string): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(picture)
    .resize(WIDTH - pictureLeft, HEIGHT, { fit: "cover", position: ENCODING.position })
    .flatten({ background: INK })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The agency's mark as it stands on every card. */
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
