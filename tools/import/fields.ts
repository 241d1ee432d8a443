import { buildDate } from "../../src/constants/build-date";
import { parseMarkdown } from "../../src/content-loader/markdown/parse-markdown";
import { blog } from "../../src/content-model/collections/blog";
import { nearest } from "../../src/content-model/nearest";
import { tidyText } from "../../src/content-model/text";
import type { PlacedArticle } from "./addresses";
import type { FieldName, Mapping } from "./mapping";
import type { Tell } from "./note";
import { isPlural } from "./propose-mapping";
import { fileName } from "./slugs";
import { firstHeading, firstParagraph, wordsOf } from "./text/first-words";
import { dayOf, shortened, textOf, textsOf, valueAt } from "./values";

/** The fields of an entry but those of its picture. */
export type ArticleFields = {
  title: string;
  perex: string;
  date: string | null;
  updated?: string;
  draft?: true;
  category?: string;
  author?: string;
};

const longest = (name: string): number => {
  const field = blog.fields.find((candidate) => candidate.name === name);
  return (field && "maxLength" in field && field.maxLength) || Number.POSITIVE_INFINITY;
};
const LONGEST = { title: longest("title"), perex: longest("perex") };

/** The first value that the mapping finds. */
export function mapped({ data }: PlacedArticle, { fields }: Mapping, field: FieldName): unknown {
  return fields[field].map((key) => valueAt(data, key)).find((value) => textOf(value) !== "");
}

/** What the mapping makes of an article's tags or authors; null where none of them is wanted. */
function chosen({ data }: PlacedArticle, keys: readonly string[], choices: Mapping["categories"]): string | null {
  const found = keys.flatMap((key) => textsOf(valueAt(data, key), isPlural(key)));
  return found.map((name) => (Object.hasOwn(choices, name) ? choices[name] : null)).find(Boolean) ?? null;
}

/** A value as it is written: YAML of today takes `yes` for text, that of older generators for a boolean. */
const written = (value: unknown): string => (typeof value === "boolean" ? String(value) : textOf(value));

/** Articles do not expire here: one that has, in the blog it comes from, is not published again. */
function isExpired(expiry: unknown): boolean {
  const day = dayOf(expiry);
  return day !== null && day <= buildDate();
}

/** Whatever does not say that an article is published keeps it from being so. */
const isDraft = ({ file, data }: PlacedArticle): boolean =>
  /^(?:true|yes|on|y)$/i.test(written(data.draft)) ||
  /^(?:false|no|off|n)$/i.test(written(data.published)) ||
  !/^(?:publish|published)?$/i.test(written(data.status)) ||
  isExpired(data.expirydate) ||
  /(?:^|\/)_drafts\//.test(file);

/**
 * Finds the fields of an article: where the mapping says, else in its text and its file's name.
 * @param body its text, in Markdown
 */
export function fieldsOf(article: PlacedArticle, body: string, mapping: Mapping, tell: Tell): ArticleFields {
  const tree = parseMarkdown(body);
  const value = (field: FieldName) => mapped(article, mapping, field);
  const { name, day } = fileName(article.file);
  const words = (field: FieldName) => tidyText(wordsOf(textOf(value(field)).replace(/<[^>]+>/g, "")));
  const title = words("title") || firstHeading(tree) || name.replace(/[-_]+/g, " ");
  const perex = words("perex") || firstParagraph(tree);
  if (title.length > LONGEST.title)
    tell({
      field: "title",
      rule: `has ${title.length} characters, more than ${LONGEST.title}, and was shortened`,
      fix: "write a shorter one",
      isLoss: true,
    });
  if (!perex)
    tell({ field: "perex", rule: "is missing, and no paragraph could be taken for it", fix: "write it", isLoss: true });
  const updated = dayOf(value("updated"));
  return {
    title: shortened(title, LONGEST.title),
    perex: shortened(perex || title, LONGEST.perex),
    date: dayOf(value("date")) ?? dayOf(day),
    ...(updated && { updated }),
    ...(isDraft(article) && { draft: true as const }),
    ...withoutNull({
      category: chosen(article, mapping.fields.category, mapping.categories),
      author: chosen(article, mapping.fields.author, mapping.authors),
    }),
  };
}

const withoutNull = (group: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(group).filter((entry): entry is [string, string] => entry[1] !== null));

/** Choices of a mapping that name nothing of this site, each with what was probably meant. */
export function wrongChoices(choices: Mapping["categories"], known: readonly string[]): string[] {
  return Object.entries(choices).flatMap(([name, id]) => {
    if (id === null || known.includes(id)) return [];
    const meant = nearest(id, known);
    return [
      `${JSON.stringify(name)} leads to "${id}", which does not exist${meant ? `; did you mean "${meant}"?` : ""}`,
    ];
  });
}
