import {
  type MarkdownNode,
  parseMarkdown,
  walk,
} from "../../../plugins/gatsby-remark-content/syntax";
import type { ReportAt } from "../report";

/**
 * Signs where prose has none. Short codes, templates, components and dialects of Markdown are made
 * of them, and nobody has to know what each means.
 */
const MARKS = new RegExp(
  [
    /[{}`\\^]|(?<! )\||\|(?! )/,
    // Tags, entities, and brackets but those of `[…]`, `[sic]`, `[1]` and `[T]hey`.
    /<[/a-z!?%]|&#?\w+;|!\[|\[(?!(?:…|\.{3}|\d+|sic)\](?![([])|\p{L}\]\p{L})|(?<!\[(?:…|\.{3}|\d+|sic|\p{L}))\]/u,
    /\*\*|~~|==|\$\$|%%|@@|:::|___|(?<!\w)\+\+/,
    // At a word: emphasis that was never closed, formulas, emoji.
    /(?<!\w)_\w|\w_(?!\w)|\*\S|\S\*|\$[\p{L}(]|(?<!\S):[\w+-]+:/u,
    // At the beginning of a line: headings, definitions, quotations, boxes, comments, rules,
    // imports of MDX.
    /^(?:import .*["']|export (?:const|default) |#|: |>|!!!|\?\?\?|\.\. |\/\/|~|\+\+\+|---|===)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);
/** Tags of Liquid and short codes of Hugo are filled in before anything is code. */
const IN_CODE = /\{%|\{\{[<%]/;
const BLOCKS = ["paragraph", "heading", "tableCell"];
const ADDRESS = /(?:https?:\/\/|www\.|mailto:)[^\s{}[\]|\\`^]+/g;

/**
 * The words of a node as a reader sees them, without code and addresses, whose signs are their own.
 */
function seen({ type, value = "", alt, title, children = [] }: MarkdownNode): string {
  if (type === "text") return value.replace(ADDRESS, "·");
  if (type === "inlineCode") return "·";
  if (type === "break") return "\n";
  return type === "image" ? `${alt ?? ""}\n${title ?? ""}` : children.map(seen).join("");
}

/** Reports every line in which a reader would see what only the old site understands. */
export function reportLeftovers(body: string, reportAt: ReportAt): void {
  const look = (text: string, marks: RegExp) => {
    for (const line of text.split("\n")) {
      const words = line.slice(line.search(marks)).slice(0, 60).trim();
      const rule = `has ${JSON.stringify(words)}, which only the old site understands`;
      if (marks.test(line))
        reportAt(words, { rule, fix: "write in its place what it showed, or remove it" });
    }
  };
  walk(parseMarkdown(body), (node) => {
    if (BLOCKS.includes(node.type)) look(seen(node), MARKS);
    if (node.type === "code" || node.type === "inlineCode") look(node.value ?? "", IN_CODE);
    // To most, a single one is no sign for what is deleted.
    if (node.type === "delete" && !body.startsWith("~~", node.position?.start.offset))
      look(`~${seen(node)}~`, MARKS);
  });
}
