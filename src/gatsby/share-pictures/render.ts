import sharp from "sharp";
import { SHARE_PICTURE } from "../../constants/share-picture";
import { INK } from "../../drawing/palette";
import { ICON, pictureLeft } from "./card";

/** Networks take larger ones, but people who pay by the megabyte see these, too. */
export const LARGEST_SHARE_PICTURE_BYTES = 300_000;

/** Tried one after another until the picture is small enough; flat planes need no more than the first. */
export const QUALITIES = [84, 70, 55, 40];

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** What lies under the drawing: the page's picture behind the cut, or nothing but ink. */
async function ground(picture: string | null): Promise<Buffer> {
  if (!picture)
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  return sharp(picture)
    .resize(WIDTH - pictureLeft, HEIGHT, { fit: "cover" })
    .flatten({ background: INK })
    .extend({ left: pictureLeft, background: INK })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Turns a drawn card into the bytes of its file.
 * @param svg from `drawCard`
 * @param picture of the page, or null
 * @param icon the agency's mark
 * @returns JPEG of 1200 x 630, at most 300,000 bytes
 */
export async function renderCard(svg: string, picture: string | null, icon: string): Promise<Buffer> {
  const mark = await sharp(icon).resize(ICON.size, ICON.size).toBuffer();
  const card = await sharp(await ground(picture))
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: mark, left: ICON.left, top: ICON.top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(card, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      // Yellow and ink meet at hard edges: halved colour resolution would fray them.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (bytes.length <= LARGEST_SHARE_PICTURE_BYTES) return bytes;
  }
  return bytes;
}
