import { type MarkdownNode, walk } from "../../../src/markdown/tree";
import { destination, type Edit, endOf, escaped, replaceNode, startOf } from "./edits";
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

type Open = { index: number; tag: Tag };

const isPaired = (tag: Tag): boolean =>
  /^(?:a|code|tt|video)$/i.test(tag.name) || (kindOf(tag) === "kept" && !/^w?br$/i.test(tag.name));

/** A picture, a film or a player; the tags of a film each stand alone. */
function mediumEdit(nodes: readonly MarkdownNode[], lose: Lose): Edit {
  const [first = { type: "html" }, last = first] = [nodes[0], nodes.at(-1)];
  const { markdown, lost } = convertHtml(nodes.map(({ value = "" }) => value).join(""));
  for (const name of lost) lose(first, name);
  const isInline = !markdown || /^!?\[/.test(markdown);
  return { start: startOf(first), end: endOf(last), text: isInline ? markdown : `\n\n${markdown}\n\n` };
}

/** A pair of tags as Markdown, or as bare tags, or as nothing. */
function pairEdits(siblings: readonly MarkdownNode[], tag: Tag, lose: Lose): Edit[] {
  const [opening, closing] = [siblings[0], siblings.at(-1)];
  if (!opening || !closing) return [];
  if (nameOf(tag) === "video") return [mediumEdit(siblings, lose)];
  const { href = "", title } = tag.attributes;
  const around = (before: string, after: string) => [replaceNode(opening, before), replaceNode(closing, after)];
  if (nameOf(tag) === "a" && href.trim())
    return around("[", `](${destination(href)}${title ? ` "${escaped(title)}"` : ""})`);
  const only = siblings[1];
  if (/^(?:code|tt)$/i.test(tag.name) && siblings.length === 3 && only?.type === "text")
    return [{ start: startOf(opening), end: endOf(closing), text: `\`\` ${(only.value ?? "").trim()} \`\`` }];
  return kindOf(tag) === "kept" ? around(`<${nameOf(tag)}>`, `</${nameOf(tag)}>`) : around("", "");
}

function aloneEdit(node: MarkdownNode, tag: Tag, lose: Lose): Edit {
  const html = node.value ?? "";
  const kind = kindOf(tag);
  if (MEDIA.test(tag.name)) return tag.isClosing ? replaceNode(node, "") : mediumEdit([node], lose);
  if (kind === "kept") return replaceNode(node, `<${nameOf(tag)}>`);
  if (kind === "unknown") return replaceNode(node, `\\${html}`);
  if ((kind === "lost" || kind === "component") && !tag.isClosing) lose(node, tag.name);
  return replaceNode(node, kind === "component" ? `\\${html}` : "");
}

function editsIn(parent: MarkdownNode, lose: Lose): Edit[] {
  const edits: Edit[] = [];
  const children = parent.children ?? [];
  const open: Open[] = [];
  const unpaired = new Set<MarkdownNode>();
  for (const [index, node] of children.entries()) {
    const tag = node.type === "html" ? readTag(node.value ?? "") : null;
    if (!tag) continue;
    if (!isPaired(tag) || node.value?.endsWith("/>")) edits.push(aloneEdit(node, tag, lose));
    else if (!tag.isClosing) {
      open.push({ index, tag });
      unpaired.add(node);
    } else {
      const at = open.findLastIndex((other) => nameOf(other.tag) === nameOf(tag));
      const [opened] = at < 0 ? [] : open.splice(at);
      const opening = opened && children[opened.index];
      if (opened && opening) {
        unpaired.delete(opening);
        edits.push(...pairEdits(children.slice(opened.index, index + 1), opened.tag, lose));
      } else unpaired.add(node);
    }
  }
  return [...edits, ...[...unpaired].map((node) => replaceNode(node, ""))];
}

/** Changes that turn the tags among words into Markdown, into bare tags that a text may hold, or into nothing. */
export function inlineHtmlEdits(tree: MarkdownNode, lose: Lose): Edit[] {
  const edits: Edit[] = [];
  walk(tree, (node) => {
    if (holdsWords(node)) edits.push(...editsIn(node, lose));
  });
  return edits;
}
