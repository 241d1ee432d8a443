import { htmlTagNames } from "html-tag-names";
import remarkHtml from "remark-html";
import unified from "unified";
import { applyEdits, endOf, replaceNode, startOf } from "../../../src/build/content-loader/markdown/edit-markdown";
import { type MarkdownFinding, parseMarkdown } from "../../../src/build/content-loader/markdown/parse-markdown";
import { htmlFindings } from "../../../src/build/content-loader/markdown/raw-html";
import { htmlToMarkdown } from "../../../src/build/content-loader/remote-blog/read/html-to-markdown";
import { resolveReferences } from "../../../src/build/markdown/references";
import { all, type MarkdownNode, walk } from "../../../src/build/markdown/tree";
import type { ReportAt } from "../report";
import { levelHeadings } from "./headings";

/** What other sites and editors read, and this one would show as it stands. */
const DIALECTS: readonly RegExp[] = [
  // Short codes of Hugo, variables and tags of Liquid.
  /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/g,
  // Short codes of WordPress.
  /\[(?:audio|caption|embed|gallery|video)\b[^\]]*\]/g,
  // Links and pictures of Obsidian, pictures with a space in their names, or with a size.
  /!?\[\[[^\]\n]*\]\](?!\()|!\[[^\]\n]*\]\([^<>()"\n]+[ \t][^<>()"\n]*\)|!\[[^\]\n]*\|\d+(?:x\d+)?\]/g,
  // Classes, tables of contents, abbreviations, definitions, alerts, marked words, formulas and emoji.
  /^[ \t]*\{:[^}\n]*\}|\[TOC\]|^\*\[[^\]\n]+\]:|^: \S|\[![A-Z]+\]|==[^=\n]+==|\$\$[\s\S]*?\$\$|(?<!\S):[a-z_]{3,}:(?!\S)/gm,
  // Headings without a space.
  /^#{2,6}[^#\s]/gm,
];

/** Reports what stands in a text, outside of code, that only the old site understands; it stays as it is. */
function reportDialects(body: string, reportAt: ReportAt): void {
  const tree = parseMarkdown(body);
  const code = [...all(tree, "code"), ...all(tree, "inlineCode")];
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  const words = applyEdits(
    body,
    code.map((node) => replaceNode(node, blank(body.slice(startOf(node), endOf(node))))),
  );
  for (const dialect of DIALECTS)
    for (const [found] of words.matchAll(dialect))
      reportAt(found, {
        rule: `has ${JSON.stringify(found.trim().slice(0, 60))}, which only the old site understands`,
        fix: "write in its place what it showed, or remove it",
      });
}

const renderer = unified().use(remarkHtml, { sanitize: false }).freeze();
const ELEMENTS = new Set<string>(htmlTagNames);
const TAG = /<\/?([a-z][\w.:-]*)/gi;

/** A tag that is not HTML, such as a component of the old site, in a piece of it. */
const foreignTag = (html: string): RegExpMatchArray | undefined =>
  [...html.matchAll(TAG)].find(([, name = ""]) => !ELEMENTS.has(name.toLowerCase()));

/**
 * Turns a text with HTML that an article may not have into Markdown as a whole, and reports what had to be left out. Every other
 * text stays byte for byte.
 * @throws RangeError when it is too much to be converted
 */
function withoutHtml(body: string, reportAt: ReportAt): string {
  const tree = parseMarkdown(body);
  const found: MarkdownFinding[] = [];
  walk(tree, (node) => htmlFindings(node, found));
  if (found.length === 0) return body;

  const lose = (tag: string) => {
    const rule = `has ${tag}, which Markdown cannot hold`;
    reportAt(tag.replace(/[ >].*$/, ""), { rule, fix: "say it in words, or link to it" });
  };
  const sourceOf = (node: MarkdownNode) => body.slice(startOf(node), endOf(node));
  const notes = all(tree, "footnoteDefinition").map(sourceOf);
  const kept: string[] = [];
  /** What HTML has no words for stands as a sign that turndown leaves alone. */
  const keep = (node: MarkdownNode) =>
    Object.assign(node, { type: "text", value: `\uE000${kept.push(sourceOf(node)) - 1}\uE000` });
  resolveReferences(tree);
  walk(tree, (node) => {
    if (node.type === "footnote" || node.type === "footnoteReference") keep(node);
    // What is indented within an element that an empty line has cut is code to Markdown alone.
    if (node.type === "code" && /^<\/?[a-z]/i.test(node.value ?? "") && !/^\s*[`~]/.test(sourceOf(node)))
      node.type = "html";
    const foreign = node.type === "html" ? foreignTag(node.value ?? "") : undefined;
    if (foreign) lose(`${foreign[0]}>`);
    if (foreign?.index === 0) node.type = "text";
  });
  const children = (tree.children ?? []).filter(({ type }) => type !== "footnoteDefinition");
  const { markdown, leftOut } = htmlToMarkdown(renderer.stringify({ ...tree, children } as MarkdownNode), {
    isPart: true,
  });
  for (const tag of leftOut) lose(tag);
  const text = markdown.replace(/\uE000(\d+)\uE000/g, (_, index) => kept[index] ?? "");
  return [text.trim(), ...notes].join("\n\n");
}

/** Imports and exports of MDX, at the beginning of a text. */
const MDX = /^(?:import\s.+from\s+["'].*["'];?|import\s+["'].*["'];?|export\s+const\s.*)$/gm;

/** Turns the text of an old article into Markdown that this site reads. Links and pictures keep their addresses. */
export function convertText(body: string, isMdx: boolean, reportAt: ReportAt): string {
  const text = isMdx ? body.replace(MDX, "") : body;
  reportDialects(text, reportAt);
  return withoutHtml(text, reportAt);
}

/** The last step, once the title is known. */
export const finishText = (body: string, title: string): string => `${levelHeadings(body, title).trim()}\n`;
