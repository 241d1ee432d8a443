import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { replaceFileSync } from "../../../lib/replace-file";
import { digestOf, staticFile } from "../../../lib/static-file";
import type { ImageApi, PictureFile } from "./slot-image";

/**
 * As wide as a text shows pictures at most; the narrower ones are for animations that would be too
 * large a file.
 */
const WIDTHS = [860, 680, 480, 340];
/** An animation takes 8 s to load at 1.6 Mbit/s. */
const LARGEST_FILE_BYTES = 1.5 * 1024 * 1024;
/** At less, flat surfaces keep traces of earlier frames. */
const ENCODING = { quality: 75 };

/** Whether a picture moves. */
export async function isAnimation({ absolutePath }: PictureFile): Promise<boolean> {
  if (!/\.(gif|webp)$/i.test(absolutePath)) return false;
  return ((await sharp(absolutePath).metadata()).pages ?? 1) > 1;
}

/**
 * A GIF as a still PNG of its first frame, of which Gatsby's plugins make the usual files; they
 * would make GIFs of a GIF. Other pictures stay as they are.
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
 * The animation as a WebP, as wide as the largest size of a file allows.
 * @returns its address on the site
 * @throws Error when it is too large at any width
 */
export function animatedWebp(
  { absolutePath, internal }: PictureFile,
  largestBytes: number = LARGEST_FILE_BYTES,
): Promise<string> {
  const digest = digestOf(internal.contentDigest, WIDTHS, ENCODING, largestBytes);
  return staticFile(absolutePath, ".webp", digest, async () => {
    const { width: own = 0 } = await sharp(absolutePath).metadata();
    for (const width of new Set(WIDTHS.map((most) => Math.min(own, most)))) {
      const animation = sharp(absolutePath, { animated: true, limitInputPixels: false });
      const webp = await animation.resize({ width }).webp(ENCODING).toBuffer();
      if (webp.length <= largestBytes) return webp;
    }
    const most = largestBytes / 1024 / 1024;
    throw new Error(
      `${absolutePath}: has more than ${most} MB as animated WebP. Fix: make it shorter`,
    );
  });
}
