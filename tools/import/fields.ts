import {
  findAll,
  type MarkdownNode,
  parseMarkdown,
  plainText,
} from "../../plugins/gatsby-remark-content/syntax";
import { tidyText } from "../../plugins/gatsby-source-content/model";
import { blog } from "../../src/content-model/collections/blog";
import { buildDate } from "../../src/content-rules/build-date";
import type { PlacedArticle, SourceArticle } from "./articles";
import type { SiteRule } from "./hidden/site-rule";
import { EARLIER, type FieldName, type Mapping } from "./mapping";
import type { Report, ReportAt } from "./report";
import { fileName } from "./slugs";
import { convertText } from "./text/convert-text";
import { reportLeftovers } from "./text/leftovers";
import { dayOf, shorten, textOf, textsOf, valueAt } from "./values";
import { IS_PUBLISHED, isShownBy, keepsBack } from "./visibility";

const MAX_LENGTHS = new Map(
  blog.fields.map((field) => [field.name, "maxLength" in field ? field.maxLength : undefined]),
);
const shortenFor = (field: string, text: string): string =>
  shorten(text, MAX_LENGTHS.get(field) ?? text.length);

/** The value of a field: the first of the mapped keys whose value is not empty. */
export function mappedValue(
  { data }: PlacedArticle,
  { fields }: Mapping,
  field: FieldName,
): unknown {
  return fields[field].map((key) => valueAt(data, key)).find((value) => textOf(value) !== "");
}

/** The first category or author the mapping has for an article's tags or authors. */
function mappedChoice(
  { data }: PlacedArticle,
  keys: readonly string[],
  choices: Mapping["categories"],
): string | undefined {
  const names = keys.flatMap((key) => textsOf(valueAt(data, key), key));
  const wanted = names.find((name) => Object.hasOwn(choices, name) && choices[name]);
  return wanted === undefined ? undefined : (choices[wanted] ?? undefined);
}

/** Folders and names of hidden articles. */
const HIDDEN = /(?:^|\/)_?(?:drafts?|hidden|private|unpublished)\/|\/_(?!posts\/)|\.draft\.\w+$/i;
/** Folders of drafts, which generators let have no date. */
const DRAFTS = /(?:^|\/)_?drafts?\//i;
/** Languages before the ending: the site has only one. */
const LANGUAGE =
  /\.(?:ar|bg|ca|cs|da|de|el|es|et|fa|fi|fr|he|hi|hr|hu|it|ja|ko|lt|lv|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sr|sv|th|tr|uk|vi|zh)(?:-\w+)?(?=\.\w+$)/i;

const isEmptyValue = (value: unknown): boolean =>
  ["null", '""', "[]", "{}"].includes(JSON.stringify(value));

/** Names of fields the import does not understand: any of them may keep an article back. */
function unknownNames(data: SourceArticle["data"], { fields, ignored }: Mapping): string[] {
  const topLevel = (keys: readonly string[]) =>
    keys.map((key) => key.toLowerCase().replace(/\..*$/, ""));
  const known = topLevel([...Object.values(fields).flat(), ...EARLIER]);
  const dates = topLevel(fields.date);
  const harmless = ignored.map((key) => key.toLowerCase());

  const isUnderstood = (name: string, value: unknown): boolean => {
    // `published:` without a value keeps an article of Jekyll back; of others, nothing is said.
    if (isEmptyValue(value)) return !IS_PUBLISHED.test(name);
    // A date that cannot be read may be in the future.
    if (dates.includes(name)) return dayOf(value) !== null;
    // `permalink: false` keeps an article back.
    return (
      harmless.includes(name) ||
      (isShownBy(name, value) ?? (known.includes(name) && typeof value !== "boolean"))
    );
  };
  return Object.keys(data).filter((key) => !isUnderstood(key.toLowerCase(), data[key]));
}

/** Fields of an article that the import does not understand. */
export const unknownFields = ({ data }: SourceArticle, mapping: Mapping): string[] =>
  unknownNames(data, mapping);

/** A rule of the old project by which it may keep an article back, and the fields that do. */
export type Doubt = { rule: SiteRule; names: string[] };

/** A pattern of addresses, not `false`. */
const isAddressPattern = (name: string, value: unknown): boolean =>
  /^(?:permalink|url|slug)$/i.test(name) &&
  typeof value === "string" &&
  !/\{%|<%|[?]|\b(?:if|false)\b/.test(value);

/** What the old project says of an article and of others that the import does not understand. */
export function doubtfulRules({ data, rules }: SourceArticle, mapping: Mapping): Doubt[] {
  const isDate = (name: string) => mapping.fields.date.some((key) => isSameName(key, name));
  return rules
    .filter(({ name }) => !mapping.ignored.includes(name))
    .map((rule) => {
      const given = Object.entries(rule.fields ?? {}).filter(
        // An article's own field counts before that of a rule.
        ([name, value]) =>
          isEmptyValue(valueAt(data, name) ?? null) && !isAddressPattern(name, value),
      );
      const unknown = unknownNames(Object.fromEntries(given), mapping);
      return {
        rule,
        names: [...new Set([...unknown, ...given.map(([name]) => name).filter(isDate)])],
      };
    })
    .filter(({ rule, names }) => !rule.fields || names.length > 0);
}

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Whether nobody may put a field into `ignored`: one that keeps articles back, or a date. */
export const isNeverIgnored = (name: string, { fields }: Mapping): boolean =>
  keepsBack(name) || fields.date.some((key) => isSameName(key, name));

/**
 * The day of an article, or else of its file or address. A future day, such as an embargo's, counts
 * before all others. In a folder of drafts it is today, where there is none.
 */
export function dateOf({ data, file }: SourceArticle, { fields }: Mapping): string | null {
  const days = fields.date.flatMap((key) => dayOf(valueAt(data, key)) ?? []);
  const addresses = [...fields.slug.map((key) => textOf(valueAt(data, key))), file].join("\n");
  const dayOfAddress = /(?<=^|\/)\d{4}(?:\/\d{1,2}){2}(?=\/)/m.exec(addresses)?.[0];
  const future = days.find((day) => day > buildDate());
  const day = future ?? days[0] ?? dayOf(fileName(file).day ?? dayOfAddress);
  return day ?? (DRAFTS.test(file) ? buildDate() : null);
}

/** A rule by its name and line, with the fields that keep articles back. */
export function describeRule({ name, line, remark }: SiteRule, names: readonly string[]): string {
  const saying = names.length > 0 ? names.join(", ") : remark;
  return `${JSON.stringify(name)}${line ? `, line ${line}` : ""}${saying ? ` (${saying})` : ""}`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Text of a node, with a blank for the end of a line. */
function lineText(node: MarkdownNode): string {
  if (node.type === "break") return " ";
  return node.value === undefined && node.children
    ? node.children.map(lineText).join("")
    : plainText(node);
}

/** Text of a paragraph without its pictures. */
const paragraphText = ({ children = [] }: MarkdownNode): string =>
  oneLine(children.map((node) => (node.type === "image" ? "" : lineText(node))).join(""));

/** The first paragraph with words that is not only a picture or an address; empty without one. */
function firstParagraph(tree: MarkdownNode): string {
  const paragraphs = (tree.children ?? []).filter(({ type }) => type === "paragraph");
  const texts = paragraphs.map(paragraphText);
  return texts.find((text) => /\p{L}/u.test(text) && !/^https?:\S+$/.test(text)) ?? "";
}

/** A sign before a line that begins like a heading or a list, by which it is words. */
const LINE_START = "\uE001";

/**
 * A field that is a line of text: its Markdown and HTML become plain words. It is not a list or a
 * heading, however it begins: `10. Geburtstag`, `# is a sign`.
 */
function plainField(article: PlacedArticle, field: FieldName, mapping: Mapping, report: Report) {
  const reportAt: ReportAt = (_, { rule, fix }) => report({ field, rule, fix });
  const written = oneLine(textOf(mappedValue(article, mapping, field)));
  if (!written) return "";
  const markdown = convertText(`${LINE_START}${written}`, reportAt);
  // A tag that is never closed: a word such as `<div>`, or a line break.
  const [tag] = /<([a-z]\w*)\b[^>]*>(?![\s\S]*<\/\1>)/i.exec(written) ?? [];
  if (tag)
    report({
      field,
      rule: `has ${tag}, which was left out`,
      fix: "write in its place what it showed, or remove it",
    });
  reportLeftovers(markdown, reportAt);
  const blocks = parseMarkdown(markdown).children ?? [];
  return tidyText(oneLine(blocks.map(lineText).join(" ").replace(LINE_START, "")));
}

/**
 * Reports what keeps an article a draft: fields nobody understands, a future day, a hidden place.
 */
function reportHidden(
  article: PlacedArticle,
  date: string | null,
  mapping: Mapping,
  report: Report,
): void {
  const publish = "remove draft to publish the article";
  for (const key of unknownFields(article, mapping))
    report({
      line: article.lineOf(key),
      rule: `has "${key}", by which the old site may keep the article back`,
      fix: isNeverIgnored(key, mapping)
        ? publish
        : `${publish}; if it never does, add "${key}" to "ignored" in the mapping and import again`,
    });
  for (const { rule, names } of doubtfulRules(article, mapping)) {
    const isByFields = names.length > 0 && !names.some((name) => isNeverIgnored(name, mapping));
    const harmless = (isByFields ? names : [rule.name])
      .map((name) => JSON.stringify(name))
      .join(", ");
    report({
      rule: `may be kept back by ${describeRule(rule, names)}`,
      fix: `${publish}; if it never does, add ${harmless} to "ignored" in the mapping and import again`,
    });
  }
  if (date && date > buildDate())
    report({ field: "date", rule: `is ${date}, a day to come`, fix: publish });
  const laterToday = mapping.fields.date
    .map((key) => textOf(valueAt(article.data, key)))
    .find((text) => dayOf(text) === buildDate() && Date.parse(text) > Date.now());
  if (laterToday) report({ field: "date", rule: `is ${laterToday}, a time to come`, fix: publish });
  if (HIDDEN.test(article.file))
    report({ rule: "has the name or folder of a draft", fix: publish });
  const [language] = LANGUAGE.exec(article.file) ?? [];
  if (language)
    report({ rule: `has ${language} in its name, as another language has`, fix: publish });
}

/**
 * Finds the fields of an article, except those of its picture, by the mapping, or else in its text
 * and the name of its file.
 * @param body its text, in Markdown
 */
export function fieldsOf(article: PlacedArticle, body: string, mapping: Mapping, report: Report) {
  const tree = parseMarkdown(body);
  const heading = oneLine(lineText(findAll(tree, "heading")[0] ?? { type: "text" }));
  const nameAsTitle = fileName(article.file).name.replace(/[-_]+/g, " ");
  const title = plainField(article, "title", mapping, report) || heading || nameAsTitle;
  const perex = plainField(article, "perex", mapping, report) || firstParagraph(tree);
  const date = dateOf(article, mapping);
  const shortTitle = shortenFor("title", title);
  if (shortTitle !== title)
    report({
      field: "title",
      rule: "is too long, and was shortened",
      fix: "write a shorter one",
    });
  if (!perex)
    report({
      field: "perex",
      rule: "is missing, and no paragraph could be taken for it",
      fix: "write it",
    });
  const updated = dayOf(mappedValue(article, mapping, "updated"));
  const isTooEarly = updated !== null && date !== null && updated < date;
  if (isTooEarly)
    report({ field: "updated", rule: "is before the date, and was left out", fix: "correct it" });
  reportHidden(article, date, mapping, report);
  return {
    title: shortTitle,
    perex: shortenFor("perex", perex || title),
    date,
    updated: isTooEarly ? undefined : (updated ?? undefined),
    category: mappedChoice(article, mapping.fields.category, mapping.categories),
    author: mappedChoice(article, mapping.fields.author, mapping.authors),
  };
}
