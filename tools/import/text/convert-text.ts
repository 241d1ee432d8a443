import { htmlTagNames } from "html-tag-names";
import remarkHtml from "remark-html";
import unified from "unified";
import { htmlFindings } from "../../../plugins/gatsby-remark-content/check";
import {
  all,
  endOf,
  type MarkdownFinding,
  type MarkdownNode,
  parseMarkdown,
  resolveReferences,
  startOf,
  walk,
} from "../../../plugins/gatsby-remark-content/syntax";
import { htmlToMarkdown } from "../../../src/build/content-loader/remote-blog/read/html-to-markdown";
import type { ReportAt } from "../report";

const renderer = unified().use(remarkHtml, { sanitize: false }).freeze();
const ELEMENTS = new Set<string>(htmlTagNames);
/** A tag of what is hidden, or shows a picture by its style. */
const UNSEEN = /<\w+[^>]*(?:\shidden\b|display:\s*none|background[^>"]*url\()/i;

/** Whether a piece of HTML has tags that are none, such as components of the old site. */
const isForeign = ({ type, value = "" }: MarkdownNode): boolean =>
  type === "html" &&
  !value.startsWith("<!--") &&
  [...value.matchAll(/<\/?([a-z][\w.:-]*)/gi)].some(
    ([, name = ""]) => !ELEMENTS.has(name.toLowerCase()),
  );

/**
 * Turns a text with HTML that an article may not have into Markdown as a whole, and reports what
 * had to be left out. Every other text stays byte for byte. Links and pictures keep their
 * addresses.
 * @throws RangeError when it is too much to be converted
 */
export function convertText(body: string, reportAt: ReportAt): string {
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
    if (
      node.type === "code" &&
      /^<\/?[a-z]/i.test(node.value ?? "") &&
      !/^\s*[`~]/.test(sourceOf(node))
    )
      node.type = "html";
    if (isForeign(node)) node.type = "text";
    const [hidden] = UNSEEN.exec(node.type === "html" ? (node.value ?? "") : "") ?? [];
    if (hidden) lose(`${hidden}>`);
  });
  const children = (tree.children ?? []).filter(({ type }) => type !== "footnoteDefinition");
  const { markdown, leftOut } = htmlToMarkdown(
    renderer.stringify({ ...tree, children } as MarkdownNode),
    {
      isPart: true,
    },
  );
  for (const tag of leftOut) lose(tag);
  const text = markdown.replace(/\uE000(\d+)\uE000/g, (_, index) => kept[index] ?? "");
  return [text.trim(), ...notes].join("\n\n");
}
