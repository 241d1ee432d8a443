import { statSync } from "node:fs";
import { inspectPicture } from "../../src/build/content-loader/checks/inspect-picture";
import { pictureSize } from "../new-entry/placeholders";
import type { PlacedArticle } from "./addresses";
import { mapped } from "./fields";
import type { Mapping } from "./mapping";
import type { FindPicture } from "./pictures";
import type { Report } from "./report";
import { textOf } from "./values";

/** A picture with what it shows in words, which may be missing. */
type Described = { file: string; alt: string };

const RASTER = /\.(?:jpe?g|png|webp|avif)$/i;
/** Pixels of a main picture, at least. */
const COVER = pictureSize("article");
const LONGEST_ALT = 200;
const FIX = `put a picture of at least ${COVER.width} x ${COVER.height} pixels beside the entry and name it in picture`;

/** Why a picture cannot be an article's main one, or null. */
async function coverFault(file: string): Promise<string | null> {
  if (!RASTER.test(file)) return "is not a JPEG, PNG, WebP or AVIF";
  const found = await inspectPicture(file, statSync(file).size);
  if ("finding" in found) return found.finding.rule;
  const { width, height, isAnimated } = found;
  if (isAnimated) return "is an animation";
  if (width >= COVER.width && height >= COVER.height) return null;
  return `is ${width} x ${height} pixels, a main picture needs ${COVER.width} x ${COVER.height}`;
}

/**
 * The main picture of an article: that which the mapping finds, else the first of the text that is large enough.
 * @param shown the pictures of the text
 * @returns null where there is none
 */
export async function coverOf(
  article: PlacedArticle,
  { mapping, find }: { mapping: Mapping; find: FindPicture },
  shown: readonly Described[],
  report: Report,
): Promise<Described | null> {
  const candidates = [...shown];
  const named = textOf(mapped(article, mapping, "picture"));
  const found = named ? find(named, article.file) : null;
  if (found) {
    const fault = "file" in found ? await coverFault(found.file) : found.missing;
    if (fault) report({ field: "picture", rule: `${JSON.stringify(named)} ${fault}; it was left out`, fix: FIX });
    if ("file" in found) candidates.unshift({ file: found.file, alt: textOf(mapped(article, mapping, "pictureAlt")) });
  }
  for (const { file, alt } of candidates)
    if (!(await coverFault(file))) return { file, alt: alt.replace(/\s+/g, " ").trim().slice(0, LONGEST_ALT) };
  if (!found)
    report({ field: "picture", rule: "no picture of the article is large enough, a placeholder stands in", fix: FIX });
  return null;
}
