import {
  all,
  type MarkdownNode,
  parseMarkdown,
  plainText,
} from "../../plugins/gatsby-remark-content/syntax";
import { buildDate } from "../../src/constants/build";
import { blog } from "../../src/content-model/collections/blog";
import { tidyText } from "../../src/content-model/text";
import type { PlacedArticle, SourceArticle } from "./articles";
import { EARLIER, type FieldName, type Mapping } from "./mapping";
import type { Report, ReportAt } from "./report";
import { fileName } from "./slugs";
import { convertText } from "./text/convert-text";
import { reportLeftovers } from "./text/leftovers";
import { dayOf, shortened, textOf, textsOf, valueAt } from "./values";

const LONGEST = new Map(
  blog.fields.map((field) => [field.name, "maxLength" in field ? field.maxLength : undefined]),
);
const fitting = (field: string, text: string): string =>
  shortened(text, LONGEST.get(field) ?? text.length);

/** The first value that the mapping finds. */
export function mapped({ data }: PlacedArticle, { fields }: Mapping, field: FieldName): unknown {
  return fields[field].map((key) => valueAt(data, key)).find((value) => textOf(value) !== "");
}

/**
 * What the mapping makes of an article's tags or authors; undefined where none of them is wanted.
 */
function chosen(
  { data }: PlacedArticle,
  keys: readonly string[],
  choices: Mapping["categories"],
): string | undefined {
  const found = keys.flatMap((key) => textsOf(valueAt(data, key), key));
  return (
    found.map((name) => (Object.hasOwn(choices, name) ? choices[name] : null)).find(Boolean) ??
    undefined
  );
}

/**
 * Front matter that says whether an article is shown, and the values by which it is. YAML of today
 * takes `no` for text.
 */
const SHOWN: Record<string, RegExp> = {
  draft: /^(?:false|no|off|n)$/i,
  published: /^(?:true|yes|on|y)$/i,
  status: /^publish(?:ed)?$/i,
  visibility: /^public$/i,
};

/**
 * Folders and names of what is not shown, and languages, which stand before the ending: the site
 * has one.
 */
const HIDDEN =
  /(?:^|\/)_?(?:drafts?|hidden|private|unpublished)\/|\/_(?!posts\/)|\.(?:draft|ar|bg|ca|cs|da|de|el|es|et|fa|fi|fr|he|hi|hr|hu|it|ja|ko|lt|lv|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sr|sv|th|tr|uk|vi|zh)(?:-\w+)?\.\w+$/i;

/**
 * The front matter that nobody understands: any of it may say that the article is not shown, not
 * yet, or not any more.
 */
export function unknownFields({ data }: SourceArticle, { fields, ignored }: Mapping): string[] {
  const names = (keys: readonly string[]) =>
    keys.map((key) => key.toLowerCase().replace(/\..*$/, ""));
  const known = names([...Object.values(fields).flat(), ...EARLIER]);
  return Object.keys(data).filter((key) => {
    const [value, name] = [data[key], key.toLowerCase()];
    const isEmpty = ["null", '""', "[]", "{}"].includes(JSON.stringify(value));
    if (isEmpty || ignored.some((other) => other.toLowerCase() === name)) return false;
    // `permalink: false` is no address, and a day that cannot be read may be one to come.
    const isRead =
      typeof value !== "boolean" && !(names(fields.date).includes(name) && !dayOf(value));
    return !(SHOWN[name]?.test(String(value)) ?? (known.includes(name) && isRead));
  });
}

/**
 * The day of an article; else of its file or address. One to come, such as that of an embargo,
 * counts before all others.
 */
export function dateOf({ data, file }: SourceArticle, { fields }: Mapping): string | null {
  const days = fields.date.flatMap((key) => dayOf(valueAt(data, key)) ?? []);
  const addresses = [...fields.slug.map((key) => textOf(valueAt(data, key))), file].join("\n");
  const named = fileName(file).day ?? /(?<=^|\/)\d{4}(?:\/\d{1,2}){2}(?=\/)/m.exec(addresses)?.[0];
  return days.find((day) => day > buildDate()) ?? days[0] ?? dayOf(named);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The words of Markdown as they are read. */
const wordsOf = (markdown: string): string =>
  oneLine((parseMarkdown(markdown).children ?? []).map(plainText).join(" "));

/** The first paragraph that has a sentence and is not a picture; empty if there is none. */
function firstParagraph(tree: MarkdownNode): string {
  const paragraphs = (tree.children ?? []).filter(({ type }) => type === "paragraph").map(readable);
  return paragraphs.find((words) => /\p{L}/u.test(words) && !/^https?:\S+$/.test(words)) ?? "";
}

const readable = ({ children = [] }: MarkdownNode): string =>
  oneLine(children.map((node) => (node.type === "image" ? "" : plainText(node))).join(""));

/**
 * Finds the fields of an article but those of its picture: where the mapping says, else in its text
 * and its file's name.
 * @param body its text, in Markdown
 */
export function fieldsOf(article: PlacedArticle, body: string, mapping: Mapping, report: Report) {
  const tree = parseMarkdown(body);
  const heading = oneLine(plainText(all(tree, "heading")[0] ?? { type: "text" }));
  const { name } = fileName(article.file);
  const note = (field: string, rule: string, fix: string) => report({ field, rule, fix });
  const words = (field: FieldName) => {
    const reportAt: ReportAt = (_, { rule, fix }) => note(field, rule, fix);
    const written = textOf(mapped(article, mapping, field));
    const markdown = convertText(written, reportAt);
    // A tag that nothing closes is a word of its own, or a line break.
    const [tag] = /<([a-z]\w*)\b[^>]*>(?![\s\S]*<\/\1>)/i.exec(written) ?? [];
    if (tag)
      note(
        field,
        `has ${tag}, which was left out`,
        "write in its place what it showed, or remove it",
      );
    reportLeftovers(markdown, reportAt);
    return tidyText(wordsOf(markdown));
  };
  const title = words("title") || heading || name.replace(/[-_]+/g, " ");
  const perex = words("perex") || firstParagraph(tree);
  const date = dateOf(article, mapping);
  if (fitting("title", title) !== title)
    note("title", "is too long, and was shortened", "write a shorter one");
  if (!perex) note("perex", "is missing, and no paragraph could be taken for it", "write it");
  const publish = "remove draft to publish the article";
  for (const key of unknownFields(article, mapping))
    report({
      line: article.lineOf(key),
      rule: `has "${key}", by which the old site may keep the article back`,
      fix: `${publish}; if it never does, add "${key}" to "ignored" in the mapping and import again`,
    });
  if (date && date > buildDate()) note("date", `is ${date}, a day to come`, publish);
  if (HIDDEN.test(article.file))
    report({ rule: "has the name or folder of a draft, or of another language", fix: publish });
  return {
    title: fitting("title", title),
    perex: fitting("perex", perex || title),
    date,
    updated: dayOf(mapped(article, mapping, "updated")) ?? undefined,
    category: chosen(article, mapping.fields.category, mapping.categories),
    author: chosen(article, mapping.fields.author, mapping.authors),
  };
}
