import type { PlacedArticle } from "./addresses";
import { mapped } from "./fields";
import type { Mapping } from "./mapping";
import { COVER, coverFault, type FindPicture } from "./pictures";
import type { Report } from "./report";
import { textOf } from "./values";

/** A picture with what it shows in words, which may be missing. */
export type Described = { file: string; alt: string };

export type CoverContext = { mapping: Mapping; find: FindPicture; standIn: Described | null };

const LONGEST_ALT = 200;
const FIX = `put a picture of at least ${COVER.width} x ${COVER.height} pixels beside the entry and name it in picture`;

/**
 * The main picture of an article: that which the mapping finds, else the first of the text that is large enough, else the
 * mapping's stand-in.
 * @param shown the pictures of the text
 * @returns null where there is none
 */
export async function coverOf(
  article: PlacedArticle,
  { mapping, find, standIn }: CoverContext,
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
  if (!standIn)
    report({ field: "picture", rule: "no picture of the article is large enough, a placeholder stands in", fix: FIX });
  return standIn;
}
