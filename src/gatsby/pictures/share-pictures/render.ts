import sharp, { type Sharp } from "sharp";
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

/** What lies under the drawing: the page's picture behind the cut, or nothing but ink. */
function ground(picture: string | null): Sharp {
  if (!picture) return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } });
  return sharp(picture)
    .resize(WIDTH - pictureLeft, HEIGHT, { fit: "cover", position: ENCODING.position })
    .flatten({ background: INK })
    .extend({ left: pictureLeft, background: INK });
}

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
  const card = await ground(picture)
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: mark, left: ICON.left, top: ICON.top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  let bytes: Buffer = Buffer.alloc(0);
  const { qualities, chromaSubsampling } = ENCODING;
  for (const quality of qualities) {
    bytes = await sharp(card, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality, chromaSubsampling })
      .toBuffer();
    if (bytes.length <= LARGEST_SHARE_PICTURE_BYTES) return bytes;
  }
  return bytes;
}
