import { existsSync } from "node:fs";
import path from "node:path";
import { PlainError } from "../lib/project.mjs";
import { type Addresses, addressesOf, type PlacedArticle } from "./addresses";
import { readArticles } from "./articles";
import { type CoverContext, coverFields, type Described } from "./cover";
import type { Entry } from "./entries";
import type { ExistingContent } from "./existing-content";
import { fieldsOf, mapped } from "./fields";
import type { Mapping } from "./mapping";
import type { Note, Report, ReportAt } from "./note";
import { coverFault, namesBeside, pictureFinder } from "./pictures";
import { fileName, freeName, wantedSlug } from "./slugs";
import type { SourceFiles } from "./source-files";
import { convertText, finishText } from "./text/convert-text";
import { leadLinks } from "./text/links";
import { placePictures } from "./text/pictures";
import { textOf, valueAt } from "./values";

type Context = CoverContext & { addresses: Addresses };

/** Gathers what there is to say about an article, with the lines of its file. */
function notebook({ file, body, bodyLine }: PlacedArticle): { notes: Note[]; report: Report; reportAt: ReportAt } {
  const notes: Note[] = [];
  const text = body.toLowerCase();
  /** Where words were found the last time: those that are reported again stand further down. */
  const found = new Map<string, number>();
  const report: Report = (note) => notes.push({ file, ...note });
  const reportAt: ReportAt = (words, note) => {
    const next = text.indexOf(words.toLowerCase(), (found.get(words) ?? -1) + 1);
    if (next >= 0) found.set(words, next);
    const at = found.get(words);
    report({ ...note, line: at === undefined ? at : text.slice(0, at).split("\n").length + bodyLine - 1 });
  };
  return { notes, report, reportAt };
}

/** Turns an article into an entry; null where it has no date, by which alone a page can be told from an article. */
async function convertArticle(article: PlacedArticle, context: Context): Promise<Entry | null> {
  const { mapping, addresses, find } = context;
  const { notes, report, reportAt } = notebook(article);
  const text = convertText(article.body, article.file.endsWith(".mdx"), addresses.articleAt, reportAt);
  const fields = fieldsOf(article, text, mapping, report);
  if (fields.date === null) return null;

  const nameOf = namesBeside();
  const placed = placePictures(text, { find: (address) => find(address, article.file), nameOf, reportAt });
  const body = finishText(leadLinks(placed.body, addresses, mapping.oldSite, reportAt), fields.title);
  const files: Entry["files"] = new Map(
    placed.shown.flatMap(({ file, beside }) => [file, ...beside].map((one) => [nameOf(one), one])),
  );
  const put = (picture: string | Buffer): string => {
    const name = nameOf(typeof picture === "string" ? picture : "stand-in.jpg");
    files.set(name, picture);
    return name;
  };
  const cover = await coverFields(article, context, placed.shown, put, report);
  const draft = fields.draft || notes.some(({ isLoss }) => isLoss) ? { draft: true } : {};
  return { slug: article.slug, fields: { ...fields, ...draft, ...cover }, body, files, notes };
}

/** The picture of articles that have none; said at once, and not by each article, where it cannot be one. */
async function standInOf({ standIn: { picture, alt } }: Mapping, from: string): Promise<Described | null> {
  if (picture === null) return null;
  const file = path.resolve(from, picture);
  const fault = existsSync(file) ? await coverFault(file) : "is missing";
  if (fault) throw new PlainError(`standIn.picture: ${picture} ${fault}.`);
  if (!alt.trim()) throw new PlainError("standIn.alt is empty: say in words what the picture shows.");
  return { file, alt };
}

export type Conversion = { entries: Entry[]; refused: Note[] };

/** Reads every article of the source and makes entries of them. */
export async function convertAll(
  from: string,
  source: SourceFiles,
  mapping: Mapping,
  { articles: existing }: ExistingContent,
): Promise<Conversion> {
  const { articles, refused } = readArticles(from, source, mapping.articles);
  const taken = new Set<string>();
  const placed = articles.map((article) => {
    const permalinks = mapping.fields.slug.map((key) => textOf(valueAt(article.data, key)));
    const wanted = wantedSlug([...permalinks, fileName(article.file).name, textOf(valueAt(article.data, "title"))]);
    return { ...article, wanted, slug: freeName(wanted, taken) };
  });
  const refuse = (file: string, rule: string, fix: string) => refused.push({ file, rule, fix, isLoss: true });
  for (const link of source.links) refuse(link, "is a symbolic link, which is not followed", "copy what it leads to");
  const addresses = addressesOf(placed, mapping);
  const context = { mapping, addresses, find: pictureFinder(from, mapping), standIn: await standInOf(mapping, from) };
  const entries: Entry[] = [];
  for (const article of placed) {
    const { file, slug, wanted } = article;
    if (existing.has(slug)) {
      refuse(file, `would be "${slug}", which exists already`, "rename one of the two, or keep what is there");
      continue;
    }
    try {
      const entry = await convertArticle(article, context);
      const date = textOf(mapped(article, mapping, "date"));
      const rule = `would be "${wanted}", as another article of this import, and became "${slug}"`;
      const fix = "rename one of the two, if links lead there";
      if (entry && slug !== wanted) entry.notes.push({ file, rule, fix, isLoss: false });
      if (entry) entries.push(entry);
      else if (date)
        refuse(file, `has the date ${JSON.stringify(date)}, which cannot be read for sure`, "write it as YYYY-MM-DD");
      else refuse(file, "has no date, as if it were a page", "add date to its front matter, or leave it behind");
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refuse(file, `cannot be converted: it ${error.message}`, "make it simpler or divide it");
    }
  }
  return { entries, refused };
}
