import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { replaceFileSync } from "../../../lib/replace-file";
import { digestOf, staticFile } from "../../../lib/static-file";
import type { ImageApi, PictureFile } from "./slot-image";

/**
 * Widths in pixels, tried in this order until a file is small enough. The first is as wide as a text
 * shows pictures at most.
 */
const WIDTHS = [860, 680, 480, 340];
/** Loads in 8 s at 1.6 Mbit/s. */
const MAX_BYTES = 1.5 * 1024 * 1024;
/** Below this quality, flat surfaces keep traces of earlier frames. */
const ENCODING = { quality: 75 };

/** Whether a picture moves. */
export async function isAnimation({ absolutePath }: PictureFile): Promise<boolean> {
  if (!/\.(gif|webp)$/i.test(absolutePath)) return false;
  return ((await sharp(absolutePath).metadata()).pages ?? 1) > 1;
}

/**
 * A GIF as a PNG of its first frame, of which Gatsby's plugins make the usual files; they would make
 * GIFs of a GIF. Other pictures stay as they are.
 */
export async function stillOf(file: PictureFile, { cache }: ImageApi): Promise<PictureFile> {
  if (!/\.gif$/i.test(file.absolutePath)) return file;
  const contentDigest = digestOf(file.internal.contentDigest, "still");
  const folder = path.join(cache.directory, "stills", contentDigest);
  const absolutePath = path.join(folder, `${path.parse(file.absolutePath).name}.png`);
  if (!existsSync(absolutePath)) {
    await mkdir(folder, { recursive: true });
    replaceFileSync(absolutePath, await sharp(file.absolutePath).png().toBuffer());
  }
  return { ...file, absolutePath, extension: "png", internal: { ...file.internal, contentDigest } };
}

/**
 * Makes an animated WebP, as wide as its size in bytes allows.
 * @returns its address on the site
 * @throws Error when it is too large at any width
 */
export function animatedWebp(
  { absolutePath, internal }: PictureFile,
  maxBytes: number = MAX_BYTES,
): Promise<string> {
  const digest = digestOf(internal.contentDigest, WIDTHS, ENCODING, maxBytes);
  return staticFile(absolutePath, ".webp", digest, async () => {
    const { width: originalWidth = 0 } = await sharp(absolutePath).metadata();
    for (const width of new Set(WIDTHS.map((each) => Math.min(each, originalWidth)))) {
      const animation = sharp(absolutePath, { animated: true, limitInputPixels: false });
      const webp = await animation.resize({ width }).webp(ENCODING).toBuffer();
      if (webp.length <= maxBytes) return webp;
    }
    const megabytes = maxBytes / 1024 / 1024;
    throw new Error(
      `${absolutePath}: has more than ${megabytes} MB as animated WebP. Fix: make it shorter`,
    );
  });
}
