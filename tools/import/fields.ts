import { parseMarkdown } from "../../src/build/content-loader/markdown/parse-markdown";
import { all, type MarkdownNode, plainText } from "../../src/build/markdown/tree";
import { buildDate } from "../../src/constants/build";
import { blog } from "../../src/content-model/collections/blog";
import { tidyText } from "../../src/content-model/text";
import type { PlacedArticle } from "./addresses";
import type { FieldName, Mapping } from "./mapping";
import type { Report } from "./report";
import { fileName } from "./slugs";
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

const isYes = (value: string) => /^(?:true|yes|on|y)$/i.test(value);
const isNo = (value: string) => /^(?:false|no|off|n|never)$/i.test(value);
const isNotPublic = (value: string) => value !== "" && !/^(?:publish|published|public)$/i.test(value);
/** Front matter by which generators keep an article back, for good, until a day or from a day on. */
const KEPT_BACK: Record<string, (value: string) => boolean> = {
  draft: isYes,
  private: isYes,
  published: isNo,
  isPublished: isNo,
  permalink: isNo,
  "build.render": isNo,
  status: isNotPublic,
  visibility: isNotPublic,
  publishDate: (value) => (dayOf(value) ?? "") > buildDate(),
  expiryDate: (value) => (dayOf(value) ?? "9999") <= buildDate(),
};

/** The field by which the old site does not show an article, or not yet, or not any more. */
function keptBackBy({ file, data }: PlacedArticle): string | undefined {
  // YAML of today takes `yes` for text, that of older generators for a boolean.
  const written = (value: unknown) => (typeof value === "boolean" ? String(value) : textOf(value));
  const [field] = Object.entries(KEPT_BACK).find(([key, isBack]) => isBack(written(valueAt(data, key)))) ?? [];
  return field ?? (/(?:^|\/)_drafts\//.test(file) ? "_drafts" : undefined);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The words of Markdown as they are read. */
const wordsOf = (markdown: string): string =>
  oneLine((parseMarkdown(markdown).children ?? []).map(plainText).join(" "));

/** The words of the first heading; empty where there is none. */
const firstHeading = (tree: MarkdownNode): string => oneLine(plainText(all(tree, "heading")[0] ?? { type: "text" }));

/** The first paragraph that has a sentence and is not a picture; empty if there is none. */
function firstParagraph(tree: MarkdownNode): string {
  const paragraphs = (tree.children ?? []).filter(({ type }) => type === "paragraph").map(readable);
  return paragraphs.find((words) => /\p{L}/u.test(words) && !/^https?:\S+$/.test(words)) ?? "";
}

const readable = ({ children = [] }: MarkdownNode): string =>
  oneLine(children.map((node) => (node.type === "image" ? "" : plainText(node))).join(""));

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
  const note = (field: string, rule: string, fix: string) => report({ field, rule, fix });
  if (fitting("title", title) !== title) note("title", "is too long, and was shortened", "write a shorter one");
  if (!perex) note("perex", "is missing, and no paragraph could be taken for it", "write it");
  const keptBack = keptBackBy(article);
  const rule = `is true: the old site does not show the article, by "${keptBack}"`;
  if (keptBack && keptBack !== "draft") note("draft", rule, "remove it to publish the article");
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
