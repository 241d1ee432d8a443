import remarkHtml from "remark-html";
import unified from "unified";
import { applyEdits, type Edit, endOf, startOf } from "../../../src/content-loader/markdown/edit-markdown";
import { parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { htmlToMarkdown } from "../../../src/content-loader/remote-blog/read/html-to-markdown";
import { resolveReferences } from "../../../src/markdown/references";
import { all, type MarkdownNode, walk } from "../../../src/markdown/tree";
import type { ReportAt } from "../note";
import { foreignPieces, isElement } from "./html-pieces";
import { CALL } from "./short-codes";

/** Blank lines are looked for so far around a piece. */
const MARGIN = 100;
const renderer = unified().use(remarkHtml, { sanitize: false }).freeze();

const TAG = /<\/?([a-z][\w.:-]*)/gi;
/** Components of the old site, `<Chart>` or `<Tabs.Item>`; `<T>` may well be words. */
const COMPONENT = /^[A-Z]\w*[a-z]|\./;
/** Elements that are only named where they stand among words and never end: "an <h2> and". */
const NAMED = /^(?:h[1-6]|html|head|body|main|header|footer|section|article|table|ul|ol|div)$/i;
const HOLDS_WORDS = /^(?:paragraph|heading|tableCell|emphasis|strong|delete|link)$/;

/**
 * Makes words of tags that are of no HTML element, or only named. Of components around blocks, only what they hold stays.
 * @returns the components
 */
function keepWords(node: MarkdownNode, parent: MarkdownNode | null): string[] {
  const isAmongWords = parent !== null && HOLDS_WORDS.test(parent.type);
  const ends = (name: string) => all(parent ?? node, "html").some(({ value }) => value?.startsWith(`</${name}`));
  const isWord = (name: string) => !isElement(name) || (isAmongWords && NAMED.test(name) && !ends(name));
  const words = [...(node.value ?? "").matchAll(TAG)].filter(([, name = ""]) => isWord(name));
  const components = words.flatMap(([tag, name = ""]) => (COMPONENT.test(name) && !tag.startsWith("</") ? [name] : []));
  if (words[0]?.index === 0 && (isAmongWords || !COMPONENT.test(words[0][1] ?? ""))) node.type = "text";
  return components;
}

/**
 * Turns the HTML of a text into Markdown, and reports what it had to leave out. Markdown without HTML stays byte for byte; a
 * block with any is rendered and converted as a whole.
 * @throws RangeError when it is too much to be converted
 */
export function withoutHtml(body: string, reportAt: ReportAt): string {
  const tree = parseMarkdown(body);
  const sourceOf = (node: MarkdownNode) => body.slice(startOf(node), endOf(node));
  const definitions = [...all(tree, "definition"), ...all(tree, "footnoteDefinition")];
  resolveReferences(tree);
  const lose = (tag: string) => {
    const rule = `has ${tag}, which Markdown cannot hold`;
    reportAt(tag.replace(/[ >].*$/, ""), { rule, fix: "say it in words, or link to it", isLoss: true });
  };

  const convert = (piece: MarkdownNode[]): Edit => {
    const [start, end] = [startOf(piece[0] ?? tree), endOf(piece.at(-1) ?? tree)];
    const kept: string[] = [];
    /** What HTML has no words for stands as a sign that turndown leaves alone. */
    const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE000`;
    const components: string[] = [];
    const prepare = (node: MarkdownNode, parent: MarkdownNode | null) => {
      if (/^footnote(?:Reference)?$/.test(node.type))
        Object.assign(node, { type: "text", value: keep(sourceOf(node)) });
      else if (/^(?:text|html)$/.test(node.type)) node.value = node.value?.replace(CALL, keep);
      // What is indented within an element that an empty line has cut is code to Markdown alone.
      if (node.type === "code" && piece.length > 1 && parent === null && !/^\s*[`~]/.test(sourceOf(node)))
        Object.assign(node, parseMarkdown(node.value ?? ""));
      if (node.type === "html") for (const name of keepWords(node, parent)) components.push(`<${name}>`);
    };
    for (const block of piece) walk(block, prepare);
    const children = piece.filter(({ type }) => type !== "footnoteDefinition");
    const html = renderer.stringify({ type: "root", children } as MarkdownNode);
    const { markdown, leftOut } = htmlToMarkdown(html, { isPart: true });
    for (const tag of [...components, ...leftOut]) lose(tag);
    const within = definitions.filter((node) => startOf(node) > start && endOf(node) <= end).map(sourceOf);
    const text = [markdown.trim(), ...within.map(keep)].join("\n\n").trim();
    if (!text) return { start, end, text };
    const margin = " ".repeat((piece[0]?.position?.start.column ?? 1) - 1);
    const before = /\S[ \t]*\n[ \t]*$/.test(body.slice(Math.max(start - MARGIN, 0), start)) ? "\n" : "";
    const after = /^[ \t]*\n[ \t]*\S/.test(body.slice(end, end + MARGIN)) ? "\n" : "";
    const whole = text.replaceAll("\n", `\n${margin}`).replace(/\uE000(\d+)\uE000/g, (_, index) => kept[index] ?? "");
    return { start, end, text: before + whole + after };
  };
  const pieces = [tree, ...definitions].flatMap(({ children = [] }) => foreignPieces(children));
  return applyEdits(body, pieces.map(convert));
}
