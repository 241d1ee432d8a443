import { stringify } from "yaml";
import type { Addresses, PlacedArticle } from "./addresses";
import { type ArticleFields, fieldsOf, mapped } from "./fields";
import type { Mapping } from "./mapping";
import type { Note, Tell } from "./note";
import { coverFault, type FindPicture, namesBeside, standIn } from "./pictures";
import { placePictures } from "./text/article-pictures";
import { convertText, finishText } from "./text/convert-text";
import { leadLinks } from "./text/links";
import { textOf } from "./values";

/** An entry as it will be written: its fields, its text, and the files beside it, each a copy of another or bytes. */
export type Entry = {
  slug: string;
  fields: Record<string, unknown>;
  body: string;
  files: Map<string, string | Buffer>;
  notes: Note[];
};

export type Context = { mapping: Mapping; addresses: Addresses; find: FindPicture };

/** The words and the main picture of an article; a stand-in where it has none that is large enough. */
async function chooseCover(
  article: PlacedArticle,
  { mapping, find }: Context,
  shown: readonly { file: string; alt: string }[],
  tell: Tell,
): Promise<{ file: string | null; alt: string }> {
  const alt = textOf(mapped(article, mapping, "pictureAlt"));
  const named = textOf(mapped(article, mapping, "picture"));
  const report = (rule: string, fix: string) => tell({ field: "picture", rule, fix, isLoss: false });
  if (named) {
    const found = find(named, article.file);
    const fault = "file" in found ? await coverFault(found.file) : found.missing;
    if ("file" in found && !fault) return { file: found.file, alt };
    report(`${JSON.stringify(named)} ${fault}; it was left out`, "export it larger and name it in picture");
  }
  for (const { file, alt: words } of shown) if (!(await coverFault(file))) return { file, alt: alt || words };
  return { file: null, alt: "" };
}

const described = (words: string): string => words.replace(/\s+/g, " ").trim().slice(0, 200);

async function coverFields(
  article: PlacedArticle,
  context: Context,
  { shown, nameOf, files, tell }: CoverPlace,
): Promise<Record<string, unknown>> {
  const { file, alt } = await chooseCover(article, context, shown, tell);
  if (file === null) {
    files.set("stand-in.jpg", await standIn());
    tell({
      field: "picture",
      rule: "no picture of the article is large enough, a plain one stands in",
      fix: "put a picture beside the entry, name it in picture, say in pictureAlt what it shows, and remove draft",
      isLoss: true,
    });
    return { picture: "./stand-in.jpg", pictureAlt: "A plain grey area" };
  }
  files.set(nameOf(file), file);
  if (!described(alt))
    tell({
      field: "pictureAlt",
      rule: "is missing",
      fix: "say what the picture shows, and remove draft",
      isLoss: true,
    });
  return { picture: `./${nameOf(file)}`, pictureAlt: described(alt) || "The picture is not described yet" };
}

type CoverPlace = {
  shown: readonly { file: string; alt: string }[];
  nameOf: (file: string) => string;
  files: Entry["files"];
  tell: Tell;
};

/** Turns an article into an entry; null where it has no date, by which alone a page can be told from an article. */
export async function convertArticle(article: PlacedArticle, context: Context): Promise<Entry | null> {
  const { mapping, addresses, find } = context;
  const notes: Note[] = [];
  const tell: Tell = (remark) => notes.push({ file: article.file, ...remark });
  const tellInBody: Tell = ({ line, ...remark }) => tell({ ...remark, line: line && line + article.bodyLine - 1 });

  const text = convertText(article.body, article.file.endsWith(".mdx"), addresses.articleAt, tellInBody);
  const fields: ArticleFields = fieldsOf(article, text, mapping, tell);
  if (fields.date === null) return null;
  const nameOf = namesBeside();
  const placed = placePictures(text, (address) => find(address, article.file), nameOf, tellInBody);
  const levelled = finishText(placed.body, fields.title);
  const files: Entry["files"] = new Map(placed.pictures.map(({ file }) => [nameOf(file), file]));
  const cover = await coverFields(article, context, { shown: placed.pictures, nameOf, files, tell });
  const body = leadLinks(levelled, addresses, mapping.oldSite, tellInBody);
  const draft = fields.draft || notes.some(({ isLoss }) => isLoss) ? { draft: true } : {};
  return { slug: article.slug, fields: { ...fields, ...draft, ...cover }, body, files, notes };
}

/** The file of an entry. */
export function entryText({ fields, body }: Entry): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`;
}
