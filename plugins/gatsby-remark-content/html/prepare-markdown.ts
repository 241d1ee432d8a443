import { refuseAddresses } from "../syntax/addresses";
import { idOnPage, nameOnPage } from "../syntax/heading-ids";
import { prepareMedia } from "../syntax/media";
import { resolveReferences } from "../syntax/references";
import { prepareText } from "../syntax/text";
import type { MarkdownNode } from "../syntax/tree";
import { prepareTables, prepareTasks } from "./blocks";
import { prepareCode } from "./code";
import { type FootnoteLabels, prepareFootnotes } from "./footnotes";
import { prepareHeadings, type TextEntry } from "./headings";
import { prepareInlineHtml, prepareNesting } from "./inline-html";

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
  resolveReferences(tree);
  refuseAddresses(tree, entry.sourcePath);
  prepareText(tree);
  // Before footnotes add their way back to a paragraph.
  prepareMedia(tree);
  prepareInlineHtml(tree);
  prepareNesting(tree);
  prepareHeadings(tree, entry, labels.sectionLink, reservedIds);
  prepareTables(tree, entry, labels.table);
  prepareCode(tree, labels.code);
  prepareTasks(tree, labels);
  const footnotes = nameOnPage(labels.footnotes, entry);
  prepareFootnotes(tree, (id) => idOnPage(id, entry), { ...labels, footnotes });
}
