import { stringify } from "yaml";
import type { Addresses, PlacedArticle } from "./addresses";
import { type CoverContext, coverFields } from "./cover";
import { fieldsOf } from "./fields";
import type { Note, Tell, TellAt } from "./note";
import { namesBeside } from "./pictures";
import { placePictures } from "./text/article-pictures";
import { convertText, finishText } from "./text/convert-text";
import { leadLinks } from "./text/links";

/** An entry as it will be written: its fields, its text, and the files beside it, each a copy of another or bytes. */
export type Entry = {
  slug: string;
  fields: Record<string, unknown>;
  body: string;
  files: Map<string, string | Buffer>;
  notes: Note[];
};

export type Context = CoverContext & { addresses: Addresses };

/** Gathers remarks and finds the lines of the file they are about. */
function notebook({ file, body, bodyLine }: PlacedArticle): {
  notes: Note[];
  tell: Tell;
  tellInBody: Tell;
  tellAt: TellAt;
} {
  const notes: Note[] = [];
  const tell: Tell = (remark) => notes.push({ file, ...remark });
  const tellInBody: Tell = ({ line, ...remark }) => tell({ ...remark, line: line && line + bodyLine - 1 });
  const tellAt: TellAt = (words, remark) => {
    const before = body.indexOf(words);
    tellInBody({ ...remark, line: before < 0 ? undefined : body.slice(0, before).split("\n").length });
  };
  return { notes, tell, tellInBody, tellAt };
}

/** Turns an article into an entry; null where it has no date, by which alone a page can be told from an article. */
export async function convertArticle(article: PlacedArticle, context: Context): Promise<Entry | null> {
  const { mapping, addresses, find } = context;
  const { notes, tell, tellInBody, tellAt } = notebook(article);
  const text = convertText(article.body, article.file.endsWith(".mdx"), addresses.articleAt, tellInBody);
  const fields = fieldsOf(article, text, mapping, tell);
  if (fields.date === null) return null;

  const nameOf = namesBeside();
  const placed = placePictures(text, (address) => find(address, article.file), nameOf, tellAt);
  const body = finishText(leadLinks(placed.body, addresses, mapping.oldSite, tellAt), fields.title);
  const files: Entry["files"] = new Map(
    placed.pictures.flatMap(({ file, beside }) => [file, ...beside].map((one) => [nameOf(one), one])),
  );
  const put = (picture: string | Buffer): string => {
    const name = nameOf(typeof picture === "string" ? picture : "stand-in.jpg");
    files.set(name, picture);
    return name;
  };
  const cover = await coverFields(article, context, placed.pictures, put, tell);
  const draft = fields.draft || notes.some(({ isLoss }) => isLoss) ? { draft: true } : {};
  return { slug: article.slug, fields: { ...fields, ...draft, ...cover }, body, files, notes };
}

/** The file of an entry. */
export function entryText({ fields, body }: Entry): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`;
}
