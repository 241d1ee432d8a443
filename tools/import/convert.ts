import type { Problem } from "../../src/content-model/problem";
import { articleFinder, type FindPlace } from "./addresses";
import { type PlacedArticle, readArticles, type SourceFiles } from "./articles";
import { coverOf, drawCover, TOO_SMALL } from "./cover";
import type { Entry } from "./entries";
import { fieldsOf } from "./fields";
import type { ExistingContent, FieldName, Mapping } from "./mapping";
import { type FindPicture, namesBeside, pictureFinder, placePictures } from "./pictures";
import type { Report, ReportAt } from "./report";
import { fileName, wantedSlug } from "./slugs";
import { convertText } from "./text/convert-text";
import { levelHeadings } from "./text/headings";
import { reportLeftovers } from "./text/leftovers";
import { leadLinks } from "./text/links";
import { textOf, valueAt } from "./values";

type Context = {
  mapping: Mapping;
  existing: ExistingContent;
  placeOf: FindPlace;
  find: FindPicture;
};

/** Gathers what there is to say about an article, with the lines of its file. */
function notebook({ file, data, body, bodyLine, lineOf }: PlacedArticle, { fields }: Mapping) {
  const notes: Problem[] = [];
  const text = body.toLowerCase();
  /** Where words were found the last time: those that are reported again stand further down. */
  const found = new Map<string, number>();
  const report: Report = (note) => {
    const key = fields[note.field as FieldName]?.find((name) => textOf(valueAt(data, name)) !== "");
    notes.push({ file, ...(key && { line: lineOf(key) }), ...note });
  };
  const reportAt: ReportAt = (words, note) => {
    // What has been converted stands there in parts only.
    let part = words.toLowerCase();
    while (part.length > 1 && !text.includes(part)) part = part.slice(0, -1);
    const next = text.indexOf(part, (found.get(part) ?? -1) + 1);
    if (next >= 0) found.set(part, next);
    const at = found.get(part);
    report({
      ...note,
      line: at === undefined ? at : text.slice(0, at).split("\n").length + bodyLine - 1,
    });
  };
  return { notes, report, reportAt };
}

/**
 * Turns an article into an entry, a draft where anything is to be looked at; or says why it cannot
 * be one.
 */
async function convertArticle(
  article: PlacedArticle,
  context: Context,
): Promise<Entry | Omit<Problem, "file">> {
  const { mapping, existing, placeOf, find } = context;
  const { notes, report, reportAt } = notebook(article, mapping);
  const text = convertText(article.body, reportAt);
  const fields = fieldsOf(article, text, mapping, report);
  // By a date alone a page can be told from an article.
  if (fields.date === null)
    return {
      rule: "has no date that can be read",
      fix: "write it as YYYY-MM-DD, or leave the page behind",
    };

  const nameOf = namesBeside();
  const placed = placePictures(text, {
    find: (address) => find(address, article.file),
    nameOf,
    reportAt,
  });
  const led = leadLinks(
    placed.body,
    (address) => placeOf(address, article),
    mapping.oldSite,
    reportAt,
  );
  const body = `${levelHeadings(led, fields.title).trim()}\n`;
  reportLeftovers(body, reportAt);
  const cover = await coverOf(article, context, report);
  const files: Entry["files"] = new Map(placed.shown.map((file) => [nameOf(file), file]));
  const picture = nameOf(cover?.file ?? "cover.jpg");
  const category = existing.categories.find(({ id }) => id === fields.category)?.name ?? "";
  files.set(picture, cover?.file ?? (await drawCover(fields.title, category)));
  const pictureAlt = cover
    ? cover.alt || undefined
    : `The title, “${fields.title}”, beside a cut yellow stone`;
  // Where a main picture is only too small, the drawn one does.
  const draft = notes.some(({ rule }) => !TOO_SMALL.test(rule)) ? true : undefined;
  const { body: source, slug } = article;
  return {
    slug,
    fields: { ...fields, draft, picture: `./${picture}`, pictureAlt },
    body,
    source,
    files,
    notes,
  };
}

/** Reads every article of the source and makes entries of them. */
export async function convertAll(
  from: string,
  source: SourceFiles,
  mapping: Mapping,
  existing: ExistingContent,
): Promise<{ entries: Entry[]; refused: Problem[] }> {
  const { articles, refused } = readArticles(from, source, mapping.articles);
  const refuse = (file: string, rule: string, fix: string) => refused.push({ file, rule, fix });
  for (const link of source.links)
    refuse(link, "is a symbolic link, which is not followed", "copy what it leads to");
  const taken = new Set(existing.articles);
  const placed = articles.flatMap((article) => {
    const permalinks = mapping.fields.slug.map((key) => textOf(valueAt(article.data, key)));
    const slug = wantedSlug([
      ...permalinks,
      fileName(article.file).name,
      textOf(valueAt(article.data, "title")),
    ]);
    const isTaken = taken.has(slug);
    if (isTaken)
      refuse(article.file, `would be "${slug}", which exists already`, "rename one of the two");
    taken.add(slug);
    return isTaken ? [] : [{ ...article, slug }];
  });
  const placeOf = articleFinder(placed, mapping);
  const context = { mapping, existing, placeOf, find: pictureFinder(from, mapping) };
  const entries: Entry[] = [];
  for (const article of placed) {
    try {
      const entry = await convertArticle(article, context);
      if ("slug" in entry) entries.push(entry);
      else refused.push({ file: article.file, ...entry });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refuse(
        article.file,
        `cannot be converted: it ${error.message}`,
        "make it simpler or divide it",
      );
    }
  }
  return { entries, refused };
}
