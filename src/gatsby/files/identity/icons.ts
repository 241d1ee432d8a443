import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { SITE_ICONS } from "../../../constants/site-icons";
import { INK } from "../../../drawing/palette";
import { packIco } from "./ico";

/** Of a maskable icon a circle of four fifths is certain to be seen. Source: https://www.w3.org/TR/appmanifest/#icon-masks */
const SAFE_SHARE = 0.8;

type Colour = { r: number; g: number; b: number };

/** The icon's own ground, so that its margin shows no seam; ink where it is transparent. */
async function groundOf(icon: string): Promise<Colour> {
  const pixel = await sharp(icon)
    .flatten({ background: INK })
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return { r: pixel[0] ?? 0, g: pixel[1] ?? 0, b: pixel[2] ?? 0 };
}

/**
 * Makes every icon of the site from one picture.
 * @param icon a square of at least 512 pixels; what is not square is cut
 * @param folder where the files go, by the names in `SITE_ICONS`
 * @throws Error when the picture cannot be read
 */
export async function writeIcons(icon: string, folder: string): Promise<void> {
  const ground = await groundOf(icon);
  const square = (size: number) => sharp(icon).resize(size, size, { fit: "cover" });
  const write = (address: string, bytes: Buffer) => writeFile(path.join(folder, address), bytes);
  const { favicon, touch, small, large, maskable } = SITE_ICONS;
  const inner = Math.round(maskable.size * SAFE_SHARE);
  const margin = (maskable.size - inner) / 2;
  const tabs = favicon.sizes.map(async (size) => ({ size, png: await square(size).png().toBuffer() }));
  await Promise.all([
    write(favicon.path, packIco(await Promise.all(tabs))),
    // Apple paints transparent icons on black.
    write(touch.path, await square(touch.size).flatten({ background: ground }).png().toBuffer()),
    write(small.path, await square(small.size).png().toBuffer()),
    write(large.path, await square(large.size).png().toBuffer()),
    write(
      maskable.path,
      await square(inner)
        .flatten({ background: ground })
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
        .png()
        .toBuffer(),
    ),
  ]);
}
