/**
 * Part of `npm run test:snapshots`: gives the new snapshots a palette, which makes them a third or less of their size.
 * What a palette changes is far below what the comparison lets pass. Those that have one already stay as they are.
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const FOLDER = path.resolve("e2e/snapshots");
const COLOURS = 128;

async function main(): Promise<void> {
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".png"))) {
    const file = path.join(FOLDER, name);
    const { paletteBitDepth } = await sharp(file).metadata();
    if (paletteBitDepth) continue;
    // No dithering: its dots would cost what the palette saves.
    writeFileSync(file, await sharp(file).png({ palette: true, colours: COLOURS, dither: 0, effort: 7 }).toBuffer());
  }
}

void main();
