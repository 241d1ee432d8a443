import { refuseAddress } from "../syntax/addresses";
import { idOnPage, nameOnPage } from "../syntax/heading-ids";
import { resolveReferences } from "../syntax/references";
import { dropForbidden } from "../syntax/text";
import type { MarkdownNode } from "../syntax/tree";
import { markTasks, tableRule } from "./blocks";
import { frameCode } from "./code";
import { setDirections } from "./direction";
import { type FootnoteLabels, prepareFootnotes } from "./footnotes";
import { headingRule, type TextEntry } from "./headings";
import { foldInlineHtml, unwrapLinks } from "./inline-html";
import { mediumRule } from "./media";

/** `sourcePath`: the entry's file, for messages. */
export type BodyEntry = TextEntry & { sourcePath: string };

export type TextLabels = FootnoteLabels & {
  table: string;
  code: string;
  done: string;
  toDo: string;
  sectionLink: string;
};

/**
 * Transforms the tree of a body, in place, into the one the site renders. Pictures, films and
 * players are left to the caller.
 */
export function prepareMarkdown(
  tree: MarkdownNode,
  entry: BodyEntry,
  { labels, reservedIds }: { labels: TextLabels; reservedIds: readonly string[] },
): void {
  const showMedium = mediumRule();
  /** Transforms nodes by type, after the nodes in them. */
  const rules: Readonly<Record<string, (node: MarkdownNode) => void>> = {
    link: (node) => {
      refuseAddress(node, entry.sourcePath);
      unwrapLinks(node);
    },
    heading: headingRule(entry, labels.sectionLink, reservedIds),
    table: tableRule(entry, labels.table),
    code: (node) => frameCode(node, labels.code),
    list: (node) => markTasks(node, labels),
  };
  const finish = (node: MarkdownNode): void => {
    dropForbidden(node);
    for (const child of node.children ?? []) finish(child);
    // While comments are there: with one beside it, the address of a video stays a link.
    if (node.type === "paragraph") showMedium(node);
    if (node.children) node.children = foldInlineHtml(node.children);
    rules[node.type]?.(node);
  };

  resolveReferences(tree);
  setDirections(tree);
  finish(tree);
  const footnotes = nameOnPage(labels.footnotes, entry);
  // Each text of a page numbers its notes from 1.
  const { textsAbove = 0 } = entry;
  const [prefix, number] =
    textsAbove > 0 ? [`text-${textsAbove + 1}:`, ` ${textsAbove + 1}`] : ["", ""];
  prepareFootnotes(tree, (id) => idOnPage(`${prefix}${id}`, entry), {
    ...labels,
    footnotes: `${footnotes}${number}`,
  });
}
