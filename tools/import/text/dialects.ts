import { applyEdits, endOf, replaceNode, startOf } from "../../../src/content-loader/markdown/edit-markdown";
import { parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { all } from "../../../src/markdown/tree";
import type { ReportAt } from "../report";

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
export function reportDialects(body: string, reportAt: ReportAt): void {
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
