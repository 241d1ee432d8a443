import type { Problem } from "../../plugins/gatsby-source-content/model";
import { articleFinder, type FindPlace } from "./addresses";
import { type PlacedArticle, readArticles, type SourceArticle, type SourceFiles } from "./articles";
import { coverOf, drawCover, TOO_SMALL } from "./cover";
import type { Entry } from "./entries";
import { fieldsOf } from "./fields";
import type { ExistingContent, FieldName, Mapping } from "./mapping";
import { type FindPicture, fileNamer, pictureFinder, placePictures } from "./pictures";
import type { Report, ReportAt } from "./report";
import { chooseSlug, fileName } from "./slugs";
import { convertText } from "./text/convert-text";
import { levelHeadings } from "./text/headings";
import { reportLeftovers } from "./text/leftovers";
import { rewriteLinks } from "./text/links";
import { asShown } from "./text/typography";
import { textOf, valueAt } from "./values";

type Context = {
  mapping: Mapping;
  existing: ExistingContent;
  placeOf: FindPlace;
  find: FindPicture;
};

/** Collects notes about an article, with the lines of its file. */
function createNotes({ file, data, body, bodyLine, lineOf }: PlacedArticle, { fields }: Mapping) {
  const notes: Problem[] = [];
  const text = body.toLowerCase();
  /** Where words were last found, by the words: the same words again are further down. */
  const positions = new Map<string, number>();

  const report: Report = (note) => {
    const keys = fields[note.field as FieldName] ?? [];
    const key = keys.find((name) => textOf(valueAt(data, name)) !== "");
    notes.push({ file, ...(key && { line: lineOf(key) }), ...note });
  };
  const reportAt: ReportAt = (words, note) => {
    // The converted words may differ from those of the file, but seldom at their beginning.
    let start = words.toLowerCase();
    while (start.length > 1 && !text.includes(start)) start = start.slice(0, -1);
    const next = text.indexOf(start, (positions.get(start) ?? -1) + 1);
    if (next >= 0) positions.set(start, next);
    const position = positions.get(start);
    const line =
      position === undefined
        ? undefined
        : bodyLine + text.slice(0, position).split("\n").length - 1;
    report({ ...note, line });
  };
  return { notes, report, reportAt };
}

/** Converts an article to an entry, a draft if something is to be looked at, or refuses it. */
async function convertArticle(
  written: PlacedArticle,
  context: Context,
): Promise<Entry | Omit<Problem, "file">> {
  const { mapping, existing, placeOf, find } = context;
  const article = { ...written, body: asShown(written.body, mapping) };
  const { notes, report, reportAt } = createNotes(article, mapping);
  const isMdx = /\.mdx$/i.test(article.file);
  const text = convertText(article.body, reportAt, { isMdx });
  const fields = fieldsOf(article, text, mapping, report);
  // Only its date tells an article from a page.
  if (fields.date === null)
    return {
      rule: "has no date that can be read",
      fix: "write it as YYYY-MM-DD, or leave the page behind",
    };

  const nameOf = fileNamer();
  const { body: withPictures, shown } = placePictures(text, {
    find: (address) => find(address, article.file),
    nameOf,
    reportAt,
  });
  const linkTarget = (path: string) => placeOf(path, article);
  const withLinks = rewriteLinks(withPictures, linkTarget, mapping.oldSite, reportAt);
  const body = `${levelHeadings(withLinks, fields.title).trim()}\n`;
  reportLeftovers(body, reportAt);

  const cover = await coverOf(article, context, report);
  const coverName = nameOf(cover?.file ?? "cover.jpg");
  const category = existing.categories.find(({ id }) => id === fields.category)?.name ?? "";
  const files: Entry["files"] = new Map(shown.map((file) => [nameOf(file), file]));
  files.set(coverName, cover?.file ?? (await drawCover(fields.title, category)));
  const pictureAlt = cover
    ? cover.alt || undefined
    : `The title, “${fields.title}”, beside a cut yellow stone`;

  // A drawn picture in place of one that is too small needs nobody's look.
  const isDraft = notes.some(({ rule }) => !TOO_SMALL.test(rule));
  return {
    slug: article.slug,
    fields: {
      ...fields,
      draft: isDraft || undefined,
      picture: `./${coverName}`,
      pictureAlt,
    },
    body,
    source: written.body,
    files,
    notes,
  };
}

/** The slug that an article asks for by its permalink, its file or its title. */
function slugOfArticle({ data, file }: SourceArticle, { fields }: Mapping): string {
  const permalinks = fields.slug.map((key) => textOf(valueAt(data, key)));
  return chooseSlug([...permalinks, fileName(file).name, textOf(valueAt(data, "title"))]);
}

/** Reads every article of the source and converts it to an entry. */
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
  const placed: PlacedArticle[] = [];
  for (const article of articles) {
    const slug = slugOfArticle(article, mapping);
    if (taken.has(slug))
      refuse(article.file, `would be "${slug}", which exists already`, "rename one of the two");
    else placed.push({ ...article, slug });
    taken.add(slug);
  }

  const placeOf = articleFinder(placed, mapping, source.files);
  const context = { mapping, existing, placeOf, find: pictureFinder(from, mapping) };
  const entries: Entry[] = [];
  for (const article of placed) {
    try {
      const result = await convertArticle(article, context);
      if ("slug" in result) entries.push(result);
      else refused.push({ file: article.file, ...result });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const rule = `cannot be converted: it ${error.message}`;
      refuse(article.file, rule, "make it simpler or divide it");
    }
  }
  return { entries, refused };
}
