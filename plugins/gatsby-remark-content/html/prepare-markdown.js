const { refuseAddresses } = require("../syntax/addresses");
const { prepareTables, prepareTasks } = require("./blocks");
const { prepareCode } = require("./code");
const { prepareFootnotes } = require("./footnotes");
const { idOnPage, nameOnPage } = require("../syntax/heading-ids");
const { prepareHeadings } = require("./headings");
const { prepareInlineHtml, prepareNesting } = require("./inline-html");
const { prepareMedia } = require("../syntax/media");
const { resolveReferences } = require("../syntax/references");
const { prepareText } = require("../syntax/text");

/**
 * @typedef {import("./headings").TextEntry & {sourcePath: string, bodySlot:
 * import("../../../src/content-model/slots").TextSlot}} BodyEntry
 */

/**
 * @typedef {{table: string, code: string, done: string, toDo: string, sectionLink: string} &
 * import("./footnotes").FootnoteLabels} Labels
 */

/**
 * Transforms the tree of a body, in place, into the one the site renders. Pictures, films and
 * players are left to the caller.
 * @param {import("../syntax/tree").MarkdownNode} tree
 * @param {BodyEntry} entry whose body it is
 * @param {Labels} labels
 */
function prepareMarkdown(tree, entry, labels) {
  resolveReferences(tree);
  refuseAddresses(tree, entry.sourcePath);
  prepareText(tree);
  // Before footnotes add their way back to a paragraph.
  prepareMedia(tree);
  prepareInlineHtml(tree);
  prepareNesting(tree);
  prepareHeadings(tree, entry, labels.sectionLink);
  prepareTables(tree, entry, labels.table);
  prepareCode(tree, labels.code);
  prepareTasks(tree, labels);
  const footnotes = nameOnPage(labels.footnotes, entry);
  prepareFootnotes(tree, (id) => idOnPage(id, entry), { ...labels, footnotes });
}

module.exports = { prepareMarkdown };
