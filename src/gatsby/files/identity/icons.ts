import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { SITE_ICONS } from "../../../constants/site-icons";
import { INK } from "../../../drawing/palette";

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/**
 * Packs pictures into one Windows icon.
 * @param pictures PNG files with their size in pixels, at most 255
 * @returns the bytes of an .ico file; all current browsers support PNG in it
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + pictures.length * ENTRY_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(BITS_PER_PIXEL, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** A maskable icon's safe zone is a circle of four fifths. Source: https://www.w3.org/TR/appmanifest/#icon-masks */
const SAFE_SHARE = 0.8;

type Colour = { r: number; g: number; b: number };

/** The icon's background colour, so that the padding shows no seam; ink where it is transparent. */
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
 * Generates every icon of the site from one picture.
 * @param icon a square of at least 512 pixels; other shapes are cropped
 * @param folder for the files, named as in `SITE_ICONS`
 * @throws Error when the picture cannot be read
 */
export async function writeIcons(icon: string, folder: string): Promise<void> {
  const ground = await groundOf(icon);
  const square = (size: number) => sharp(icon).resize(size, size, { fit: "cover" });
  const write = (address: string, bytes: Buffer) => writeFile(path.join(folder, address), bytes);
  const { favicon, touch, small, large, maskable } = SITE_ICONS;
  const inner = Math.round(maskable.size * SAFE_SHARE);
  const margin = (maskable.size - inner) / 2;
  const tabs = favicon.sizes.map(async (size) => ({
    size,
    png: await square(size).png({ palette: true, effort: 10 }).toBuffer(),
  }));
  await Promise.all([
    write(favicon.path, packIco(await Promise.all(tabs))),
    // iOS renders transparent icons on black.
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
