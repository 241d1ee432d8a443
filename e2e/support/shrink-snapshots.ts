import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/**
 * Part of `npm run test:snapshots`: reduces each channel of the new snapshots to few levels, which makes them a third of
 * their size. No channel changes by more than 14 of 255, where the comparison tolerates 26. A palette would be smaller
 * still, but drops rare colours (up to 46,000 pixels of a page then differ).
 */

const FOLDER = path.resolve("e2e/snapshots");
const STEP = 255 / 9;

async function shrink(file: string): Promise<void> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels = Uint8Array.from(data, (value) => Math.round(Math.round(value / STEP) * STEP));
  const smaller = await sharp(levels, { raw: info }).png({ compressionLevel: 9 }).toBuffer();
  // An old snapshot comes out unchanged.
  if (!smaller.equals(readFileSync(file))) writeFileSync(file, smaller);
}

for (const name of readdirSync(FOLDER))
  if (name.endsWith(".png")) void shrink(path.join(FOLDER, name));
