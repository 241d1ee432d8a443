import { distinct } from "../../plugins/gatsby-remark-content/syntax";
import type { Problem } from "../../plugins/gatsby-source-content/model";
import { articleFinder, type FindPlace } from "./addresses";
import { type PlacedArticle, readArticles, type SourceArticle, type SourceFiles } from "./articles";
import { readConfiguration } from "./configuration";
import { coverOf, drawCover, TOO_SMALL } from "./cover";
import type { Entry } from "./entries";
import { dateOf, fieldsOf } from "./fields";
import type { SiteRule } from "./hidden/site-rule";
import type { ExistingContent, FieldName, Mapping } from "./mapping";
import { type FindPicture, fileNamer, pictureFinder, placePictures } from "./pictures";
import type { Report, ReportAt } from "./report";
import { chooseSlug, fileName } from "./slugs";
import { removeComments } from "./text/comments";
import { convertText } from "./text/convert-text";
import { levelHeadings } from "./text/headings";
import { reportKramdown } from "./text/kramdown";
import { reportLeftovers } from "./text/leftovers";
import { rewriteLinks } from "./text/links";
import { fillRows } from "./text/tables";
import { asShown } from "./text/typography";
import { textOf, valueAt } from "./values";

type Refuse = (file: string, rule: string, fix: string) => void;

const FIX_DATE =
  'write it as YYYY-MM-DD, name its field in "fields" of the mapping, or leave the page behind';

type Context = {
  /** Whether the old generator was Jekyll, whose Markdown is kramdown. */
  isKramdown: boolean;
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
    const found = { file, ...(key && { line: lineOf(key) }), ...note };
    const isKnown = notes.some(({ line, rule }) => line === found.line && rule === found.rule);
    if (!isKnown) notes.push(found);
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

/**
 * Converts an article to an entry, a draft if something is to be looked at.
 * @throws RangeError for a text that is too large or too deep
 */
async function convertArticle(written: PlacedArticle, context: Context): Promise<Entry> {
  const { mapping, existing, placeOf, find } = context;
  const article = { ...written, body: asShown(removeComments(written.body), mapping) };
  const { notes, report, reportAt } = createNotes(article, mapping);
  if (context.isKramdown) reportKramdown(article.body, reportAt);
  const isMdx = /\.mdx$/i.test(article.file);
  const text = convertText(article.body, reportAt, { isMdx });
  const fields = fieldsOf(article, text, mapping, report);

  const nameOf = fileNamer();
  const { body: withPictures, shown } = placePictures(text, {
    find: (address) => find(address, article.file),
    nameOf,
    reportAt,
  });
  const linkTarget = (path: string) => placeOf(path, article);
  const withLinks = rewriteLinks(withPictures, linkTarget, mapping.oldSite, reportAt);
  // Not the blanks that begin its first line, which may be code.
  const body = `${levelHeadings(fillRows(withLinks), fields.title)
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd()}\n`;
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

/** The slug that an article asks for by its permalink, its file, its title or its id. */
function slugOfArticle(article: SourceArticle, mapping: Mapping): string {
  const textAt = (key: string) => textOf(valueAt(article.data, key));
  const names = [...mapping.fields.slug.map(textAt), fileName(article.file).name, textAt("title")];
  return chooseSlug([...names, textAt("abbrlink"), textAt("id")], dateOf(article, mapping));
}

/** Gives each article its slug, and refuses those without a day or with a name that is taken. */
function placeArticles(
  articles: readonly SourceArticle[],
  mapping: Mapping,
  existing: ExistingContent,
  refuse: Refuse,
): PlacedArticle[] {
  const taken = new Set(existing.articles);
  // Only of names that a day has made: two articles of one day.
  const distinctName = distinct((slug, repetition) => `${slug}-${repetition + 1}`);
  return articles.flatMap((article) => {
    const day = dateOf(article, mapping);
    // Only its date tells an article from a page.
    if (!day) {
      refuse(article.file, "has no date that can be read", FIX_DATE);
      return [];
    }
    const wanted = slugOfArticle(article, mapping);
    const slug = wanted.endsWith(day) ? distinctName(wanted) : wanted;
    if (taken.has(slug)) {
      refuse(article.file, `would be "${slug}", which exists already`, "rename one of the two");
      return [];
    }
    taken.add(slug);
    return [{ ...article, slug }];
  });
}

/** Reads every article of the source and converts it to an entry. */
export async function convertAll(
  from: string,
  source: SourceFiles,
  mapping: Mapping,
  existing: ExistingContent,
  rules: readonly SiteRule[],
): Promise<{ entries: Entry[]; refused: Problem[] }> {
  const { articles, refused } = readArticles(from, source, mapping.articles, rules);
  const refuse: Refuse = (file, rule, fix) => refused.push({ file, rule, fix });
  for (const link of source.links)
    refuse(link, "is a symbolic link, which is not followed", "copy what it leads to");

  const placed = placeArticles(articles, mapping, existing, refuse);
  const placeOf = articleFinder(placed, mapping, source.files);
  const context = {
    isKramdown: readConfiguration(from).generator === "Jekyll",
    mapping,
    existing,
    placeOf,
    find: pictureFinder(from, mapping),
  };
  const entries: Entry[] = [];
  for (const article of placed) {
    try {
      entries.push(await convertArticle(article, context));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const rule = `cannot be converted: it ${error.message}`;
      refuse(article.file, rule, "make it simpler or divide it");
    }
  }
  return { entries, refused };
}
