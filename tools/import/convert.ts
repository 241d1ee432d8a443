import type { Problem } from "../../src/content-model/problem";
import { placeholderPicture } from "../new-entry/placeholders";
import { type ArticleAt, articleFinder, type PlacedArticle } from "./addresses";
import { readArticles, type SourceFiles } from "./articles";
import { coverOf } from "./cover";
import type { Entry } from "./entries";
import { fieldsOf, mapped } from "./fields";
import type { ExistingContent, Mapping } from "./mapping";
import { type FindPicture, namesBeside, pictureFinder, placePictures } from "./pictures";
import type { Report, ReportAt } from "./report";
import { fileName, wantedSlug } from "./slugs";
import { convertText, finishText } from "./text/convert-text";
import { leadLinks } from "./text/links";
import { textOf, valueAt } from "./values";

type Context = { mapping: Mapping; articleAt: ArticleAt; find: FindPicture };

/** Gathers what there is to say about an article, with the lines of its file. */
function notebook({ file, body, bodyLine }: PlacedArticle): { notes: Problem[]; report: Report; reportAt: ReportAt } {
  const notes: Problem[] = [];
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

/** Turns an article into an entry, a draft where anything is to be looked at; or says why it cannot be one. */
async function convertArticle(article: PlacedArticle, context: Context): Promise<Entry | Omit<Problem, "file">> {
  const { mapping, articleAt, find } = context;
  const { notes, report, reportAt } = notebook(article);
  const text = convertText(article.body, article.file.endsWith(".mdx"), reportAt);
  const fields = fieldsOf(article, text, mapping, report);
  const written = textOf(mapped(article, mapping, "date"));
  if (fields.date === null && written)
    return {
      rule: `has the date ${JSON.stringify(written)}, which cannot be read for sure`,
      fix: "write it as YYYY-MM-DD",
    };
  // By a date alone a page can be told from an article.
  if (fields.date === null)
    return { rule: "has no date, as if it were a page", fix: "add date to its front matter, or leave it behind" };

  const nameOf = namesBeside();
  const placed = placePictures(text, { find: (address) => find(address, article.file), nameOf, reportAt });
  const body = finishText(leadLinks(placed.body, articleAt, mapping.oldSite, reportAt), fields.title);
  const cover = await coverOf(article, context, placed.shown, report);
  if (cover && !cover.alt) report({ field: "pictureAlt", rule: "is missing", fix: "say what the picture shows" });
  const beside = [...placed.shown.flatMap((medium) => [medium.file, ...medium.beside]), ...(cover ? [cover.file] : [])];
  const files: Entry["files"] = new Map(beside.map((file) => [nameOf(file), file]));
  const picture = nameOf(cover?.file ?? "placeholder.png");
  if (!cover) files.set(picture, await placeholderPicture("article"));
  const draft = fields.draft || notes.length > 0 ? { draft: true } : {};
  const described = { picture: `./${picture}`, ...(cover?.alt && { pictureAlt: cover.alt }) };
  return { slug: article.slug, fields: { ...fields, ...draft, ...described }, body, files, notes };
}

/** Reads every article of the source and makes entries of them. */
export async function convertAll(
  from: string,
  source: SourceFiles,
  mapping: Mapping,
  { articles: existing }: ExistingContent,
): Promise<{ entries: Entry[]; refused: Problem[] }> {
  const { articles, refused } = readArticles(from, source, mapping.articles);
  const refuse = (file: string, rule: string, fix: string) => refused.push({ file, rule, fix });
  for (const link of source.links) refuse(link, "is a symbolic link, which is not followed", "copy what it leads to");
  const taken = new Set(existing);
  const placed = articles.flatMap((article) => {
    const permalinks = mapping.fields.slug.map((key) => textOf(valueAt(article.data, key)));
    const slug = wantedSlug([...permalinks, fileName(article.file).name, textOf(valueAt(article.data, "title"))]);
    const isTaken = taken.has(slug);
    if (isTaken) refuse(article.file, `would be "${slug}", which exists already`, "rename one of the two");
    taken.add(slug);
    return isTaken ? [] : [{ ...article, slug }];
  });
  const context = { mapping, articleAt: articleFinder(placed, mapping), find: pictureFinder(from, mapping) };
  const entries: Entry[] = [];
  for (const article of placed) {
    try {
      const entry = await convertArticle(article, context);
      if ("slug" in entry) entries.push(entry);
      else refused.push({ file: article.file, ...entry });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refuse(article.file, `cannot be converted: it ${error.message}`, "make it simpler or divide it");
    }
  }
  return { entries, refused };
}
