import { statSync } from "node:fs";
import sharp from "sharp";
import { createTypesetter } from "../../lib/drawing/typesetter";
import { drawCard } from "../../plugins/gatsby-plugin-share-pictures/card";
import { PICTURE_SIZE } from "../../plugins/gatsby-plugin-share-pictures/options";
import { inspectPicture } from "../../plugins/gatsby-source-content/check";
import { SHARE_PICTURES } from "../../src/gatsby-config/share-pictures";
import { pictureSize } from "../new-entry/placeholders";
import type { PlacedArticle } from "./articles";
import { mappedValue } from "./fields";
import type { Mapping } from "./mapping";
import type { FindPicture } from "./pictures";
import type { Report } from "./report";
import { textOf } from "./values";

/** Minimum size of a main picture in pixels. */
const COVER = pictureSize("article");
const MAX_ALT_LENGTH = 200;
const FIX = `put a picture of at least ${COVER.width} x ${COVER.height} pixels beside the entry and name it in picture`;

/** Matches the rule for a picture whose only fault is its size. */
export const TOO_SMALL = / pixels, a main picture needs /;

/** The reason why a picture cannot be a main picture, or null. */
async function coverFault(file: string): Promise<string | null> {
  const found = await inspectPicture(file, statSync(file).size);
  if ("finding" in found) return found.finding.rule;
  const { width, height, isAnimated, isDrawing } = found;
  if (isAnimated || isDrawing || /\.gif$/i.test(file)) return "is an animation or a drawing";
  if (width >= COVER.width && height >= COVER.height) return null;
  return `is ${width} x ${height} pixels, a main picture needs ${COVER.width} x ${COVER.height}`;
}

/** The main picture that an article names, with its alternative text; null without a usable one. */
export async function coverOf(
  article: PlacedArticle,
  { mapping, find }: { mapping: Mapping; find: FindPicture },
  report: Report,
): Promise<{ file: string; alt: string } | null> {
  const address = textOf(mappedValue(article, mapping, "picture"));
  if (!address) return null;
  const found = find(address, article.file);
  const fault = "file" in found ? await coverFault(found.file) : found.missing;
  const alt = textOf(mappedValue(article, mapping, "pictureAlt")).slice(0, MAX_ALT_LENGTH);
  if (fault)
    report({
      field: "picture",
      rule: `${JSON.stringify(address)} ${fault}; a drawn one stands in`,
      fix: FIX,
    });
  else if (!alt)
    report({ field: "pictureAlt", rule: "is missing", fix: "say what the picture shows" });
  return "file" in found && !fault ? { file: found.file, alt } : null;
}

/**
 * Draws a main picture for an article that has none, with its title and category as on share
 * pictures.
 * @returns JPEG
 */
export async function drawCover(title: string, category: string): Promise<Buffer> {
  const { width, height } = COVER;
  const { fonts, design } = SHARE_PICTURES;
  const typesetter = createTypesetter(fonts);
  const card = {
    title: await typesetter.drawableText(title),
    name: await typesetter.drawableText(category),
    host: "",
    hasPicture: false,
    height: (PICTURE_SIZE.width * height) / width,
  };
  const svg = await drawCard(card, design, typesetter);
  const density = (72 * width) / PICTURE_SIZE.width;
  return sharp(Buffer.from(svg), { density })
    .resize(width, height)
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
