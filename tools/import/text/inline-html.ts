import { type MarkdownNode, walk } from "../../../src/markdown/tree";
import { type Edit, endOf, escaped, replaceNode, startOf } from "./edits";
import { convertHtml } from "./html-blocks";
import { kindOf, readTag, type Tag } from "./tags";

export type Lose = (node: MarkdownNode, name: string) => void;

/** What holds words, and with them tags that each stand alone in the tree. */
const HOLDS_WORDS = new Set([
  "paragraph",
  "heading",
  "tableCell",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
]);
const MEDIA = /^(?:img|iframe|video)$/i;

export const holdsWords = ({ type }: MarkdownNode): boolean => HOLDS_WORDS.has(type);

const nameOf = (tag: Tag): string => tag.name.toLowerCase();
const destination = (address: string): string => `<${address.trim().replace(/[\s<>\\]/g, encodeURIComponent)}>`;

type Open = { index: number; tag: Tag };

/** The pair of tags as Markdown, or null where Markdown has no signs for it. */
function pairEdits(opening: MarkdownNode, closing: MarkdownNode, tag: Tag, between: readonly MarkdownNode[]): Edit[] {
  const { href = "", title } = tag.attributes;
  if (nameOf(tag) === "a" && href.trim()) {
    const end = `](${destination(href)}${title ? ` "${escaped(title)}"` : ""})`;
    return [replaceNode(opening, "["), replaceNode(closing, end)];
  }
  const [only] = between;
  if (/^(?:code|tt)$/i.test(tag.name) && between.length === 1 && only?.type === "text")
    return [{ start: startOf(opening), end: endOf(closing), text: `\`\` ${(only.value ?? "").trim()} \`\`` }];
  return [replaceNode(opening, ""), replaceNode(closing, "")];
}

function aloneEdit(node: MarkdownNode, tag: Tag, lose: Lose): Edit {
  const html = node.value ?? "";
  const kind = kindOf(tag);
  if (kind === "kept") return replaceNode(node, `<${tag.isClosing ? "/" : ""}${nameOf(tag)}>`);
  if (kind === "unknown") return replaceNode(node, `\\${html}`);
  if (MEDIA.test(tag.name) && !tag.isClosing) {
    const { markdown, lost } = convertHtml(html);
    for (const name of lost) lose(node, name);
    return replaceNode(node, /^!?\[/.test(markdown) ? markdown : `\n\n${markdown}\n\n`);
  }
  if ((kind === "lost" || kind === "component") && !tag.isClosing) lose(node, tag.name);
  return replaceNode(node, kind === "component" ? `\\${html}` : "");
}

function editsIn(parent: MarkdownNode, lose: Lose): Edit[] {
  const edits: Edit[] = [];
  const children = parent.children ?? [];
  const open: Open[] = [];
  for (const [index, node] of children.entries()) {
    const tag = node.type === "html" ? readTag(node.value ?? "") : null;
    if (!tag) continue;
    if (!/^(?:a|code|tt)$/i.test(tag.name)) edits.push(aloneEdit(node, tag, lose));
    else if (!tag.isClosing) open.push({ index, tag });
    else {
      const at = open.findLastIndex((other) => nameOf(other.tag) === nameOf(tag));
      const [opened] = at < 0 ? [] : open.splice(at);
      const opening = opened && children[opened.index];
      if (!opened || !opening) edits.push(replaceNode(node, ""));
      else edits.push(...pairEdits(opening, node, opened.tag, children.slice(opened.index + 1, index)));
    }
  }
  return [...edits, ...open.flatMap(({ index }) => children[index] ?? []).map((node) => replaceNode(node, ""))];
}

/** Changes that turn the tags among words into Markdown, into bare tags that a text may hold, or into nothing. */
export function inlineHtmlEdits(tree: MarkdownNode, lose: Lose): Edit[] {
  const edits: Edit[] = [];
  walk(tree, (node) => {
    if (holdsWords(node)) edits.push(...editsIn(node, lose));
  });
  return edits;
}
