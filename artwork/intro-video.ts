/**
 * `npm run film`: draws the film of the loading intro and encodes it for browsers. Facets fly
 * together into the stone of the home page, light passes over it, the cut opens it. Needs ffmpeg.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { drawFrames, ENCODINGS, encode, MAX_BYTES } from "./intro/encode";

const OUTPUT = join(__dirname, "../static/intro");

async function main(): Promise<void> {
  const frames = await drawFrames();
  for (const encoding of ENCODINGS) {
    const target = join(OUTPUT, encoding.name);
    await encode(encoding, frames, target);
    const { size } = statSync(target);
    console.log(`${encoding.name}: ${frames.length} frames, ${(size / 1000).toFixed(1)} kB`);
    if (size > MAX_BYTES) throw new Error(`${encoding.name} is heavier than ${MAX_BYTES / 1000} kB`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
