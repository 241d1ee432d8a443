import type { PlacedArticle } from "./addresses";
import { mapped } from "./fields";
import type { Mapping } from "./mapping";
import type { Report } from "./note";
import { COVER, coverFault, type FindPicture, plainPicture } from "./pictures";
import { textOf } from "./values";

/** A picture with what it shows in words, which may be missing. */
export type Described = { file: string; alt: string };

export type CoverContext = { mapping: Mapping; find: FindPicture; standIn: Described | null };

/** The main picture that the mapping finds, else the first of the text that is large enough. */
async function ownCover(
  article: PlacedArticle,
  { mapping, find }: CoverContext,
  shown: readonly Described[],
  report: Report,
): Promise<Described | null> {
  const named = textOf(mapped(article, mapping, "picture"));
  if (named) {
    const found = find(named, article.file);
    const fault = "file" in found ? await coverFault(found.file) : found.missing;
    if ("file" in found && !fault) return { file: found.file, alt: textOf(mapped(article, mapping, "pictureAlt")) };
    const rule = `${JSON.stringify(named)} ${fault}; it was left out`;
    const fix = `put a picture of at least ${COVER.width} x ${COVER.height} pixels beside the entry and name it in picture`;
    report({ field: "picture", rule, fix, isLoss: false });
  }
  for (const picture of shown) if (!(await coverFault(picture.file))) return picture;
  return null;
}

const LONGEST_ALT = 200;

/**
 * The fields of an article's main picture. Without one the mapping's stand-in is taken, else a plain area, by which a draft
 * can be shown.
 * @param put puts a file, or the bytes of one, beside the entry and gives its name
 */
export async function coverFields(
  article: PlacedArticle,
  context: CoverContext,
  shown: readonly Described[],
  put: (picture: string | Buffer) => string,
  report: Report,
): Promise<{ picture: string; pictureAlt?: string }> {
  const own = await ownCover(article, context, shown, report);
  const cover = own ?? context.standIn;
  if (!own)
    report({
      field: "picture",
      rule: `no picture of the article is large enough, ${cover ? "the mapping's stand-in was taken" : "a plain area stands in"}`,
      fix: `put a picture beside the entry and name it in picture${cover ? "" : ", say in pictureAlt what it shows, and remove draft"}`,
      isLoss: cover === null,
    });
  if (!cover) return { picture: `./${put(await plainPicture())}`, pictureAlt: "A plain grey area" };
  const alt = cover.alt.replace(/\s+/g, " ").trim().slice(0, LONGEST_ALT);
  if (!alt) {
    const fix = "say what the picture shows, and remove draft";
    report({ field: "pictureAlt", rule: "is missing", fix, isLoss: true });
  }
  return { picture: `./${put(cover.file)}`, ...(alt && { pictureAlt: alt }) };
}
