import { buildDate } from "../../src/constants/build";
import { parseMarkdown } from "../../src/content-loader/markdown/parse-markdown";
import { blog } from "../../src/content-model/collections/blog";
import { tidyText } from "../../src/content-model/text";
import type { PlacedArticle } from "./addresses";
import type { FieldName, Mapping } from "./mapping";
import type { Report } from "./report";
import { fileName } from "./slugs";
import { firstHeading, firstParagraph, wordsOf } from "./text/first-words";
import { dayOf, shortened, textOf, textsOf, valueAt } from "./values";

const LONGEST = new Map(blog.fields.map((field) => [field.name, "maxLength" in field ? field.maxLength : undefined]));
const fitting = (field: string, text: string): string => shortened(text, LONGEST.get(field) ?? text.length);

/** The first value that the mapping finds. */
export function mapped({ data }: PlacedArticle, { fields }: Mapping, field: FieldName): unknown {
  return fields[field].map((key) => valueAt(data, key)).find((value) => textOf(value) !== "");
}

/** What the mapping makes of an article's tags or authors; undefined where none of them is wanted. */
function chosen({ data }: PlacedArticle, keys: readonly string[], choices: Mapping["categories"]): string | undefined {
  const found = keys.flatMap((key) => textsOf(valueAt(data, key), key));
  return found.map((name) => (Object.hasOwn(choices, name) ? choices[name] : null)).find(Boolean) ?? undefined;
}

const YES = /^(?:true|yes|on|y)$/i;
const NO = /^(?:false|no|off|n|never)$/i;
const NOT_PUBLIC = /^(?!(?:publish|published|public)?$)/i;
/** Front matter by which generators keep an article back. */
const KEPT_BACK = {
  draft: YES,
  private: YES,
  published: NO,
  isPublished: NO,
  permalink: NO,
  "build.render": NO,
  status: NOT_PUBLIC,
  visibility: NOT_PUBLIC,
};
/** Those that keep it back until a day, or from a day on. */
const LIMITS = {
  publishDate: (day: string | null) => day !== null && day > buildDate(),
  expiryDate: (day: string | null) => day !== null && day <= buildDate(),
};

/** The field by which the old site does not show an article, or not yet, or not any more. */
function keptBackBy({ file, data }: PlacedArticle): string | undefined {
  // YAML of today takes `yes` for text, that of older generators for a boolean.
  const written = (value: unknown) => (typeof value === "boolean" ? String(value) : textOf(value));
  const [flag] = Object.entries(KEPT_BACK).find(([key, values]) => values.test(written(valueAt(data, key)))) ?? [];
  const [limit] = Object.entries(LIMITS).find(([key, keepsBack]) => keepsBack(dayOf(valueAt(data, key)))) ?? [];
  return flag ?? limit ?? (/(?:^|\/)_drafts\//.test(file) ? "_drafts" : undefined);
}

/**
 * Finds the fields of an article but those of its picture: where the mapping says, else in its text and its file's name.
 * @param body its text, in Markdown
 */
export function fieldsOf(article: PlacedArticle, body: string, mapping: Mapping, report: Report) {
  const tree = parseMarkdown(body);
  const { name, day } = fileName(article.file);
  const words = (field: FieldName) =>
    tidyText(wordsOf(textOf(mapped(article, mapping, field)).replace(/<[^>]+>/g, "")));
  const title = words("title") || firstHeading(tree) || name.replace(/[-_]+/g, " ");
  const perex = words("perex") || firstParagraph(tree);
  const lose = (field: string, rule: string, fix: string) => report({ field, rule, fix });
  if (fitting("title", title) !== title) lose("title", "is too long, and was shortened", "write a shorter one");
  if (!perex) lose("perex", "is missing, and no paragraph could be taken for it", "write it");
  const keptBack = keptBackBy(article);
  if (keptBack && keptBack !== "draft")
    report({
      field: "draft",
      rule: `is true: the old site does not show the article, by "${keptBack}"`,
      fix: "remove it to publish the article",
    });
  return {
    title: fitting("title", title),
    perex: fitting("perex", perex || title),
    date: dayOf(mapped(article, mapping, "date")) ?? dayOf(day),
    updated: dayOf(mapped(article, mapping, "updated")) ?? undefined,
    draft: keptBack ? true : undefined,
    category: chosen(article, mapping.fields.category, mapping.categories),
    author: chosen(article, mapping.fields.author, mapping.authors),
  };
}
