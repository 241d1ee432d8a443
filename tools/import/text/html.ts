import { htmlTagNames } from "html-tag-names";
import remarkHtml from "remark-html";
import unified from "unified";
import { endOf, startOf } from "../../../src/content-loader/markdown/edit-markdown";
import { type MarkdownFinding, parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { htmlFindings } from "../../../src/content-loader/markdown/raw-html";
import { htmlToMarkdown } from "../../../src/content-loader/remote-blog/read/html-to-markdown";
import { resolveReferences } from "../../../src/markdown/references";
import { all, type MarkdownNode, walk } from "../../../src/markdown/tree";
import type { ReportAt } from "../report";

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
export function withoutHtml(body: string, reportAt: ReportAt): string {
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
