// Plain JavaScript because Gatsby compiles only gatsby-node and gatsby-config of local plugins.
const path = require("node:path");
const { refuseAddresses } = require("./addresses");
const { prepareTables, prepareTasks } = require("./blocks");
const { prepareCode } = require("./code");
const { prepareFootnotes } = require("./footnotes");
const { idOnPage, nameOnPage } = require("./heading-ids");
const { prepareHeadings } = require("./headings");
const { prepareInlineHtml } = require("./inline-html");
const { prepareNesting } = require("./nesting");
const { resolveReferences } = require("./references");
const { prepareText } = require("./text");
const { walk } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

/** @typedef {import("./headings").TextEntry & {sourcePath: string}} EntryNode */

/** @typedef {import("../../src/gatsby/pictures/slot-image").PictureFile} PictureFile */

/** @typedef {typeof import("../../src/gatsby/pictures/prose-picture").prosePicture} WritePicture */

/**
 * Each picture becomes a `<picture>` with AVIF and WebP; one that stands alone in its paragraph a `<figure>`, with its
 * title as caption.
 * @param {{markdownAST: MarkdownNode, entry: {sourcePath: string}, api: RemarkApi, write: WritePicture}} input
 */
async function preparePictures({ markdownAST, entry, api, write }) {
  const { basePath: pathPrefix, reporter, cache } = api;
  /** @type {{node: MarkdownNode, parent: MarkdownNode}[]} */
  const pictures = [];
  walk(markdownAST, (node, parent) => {
    if (node.type === "image" && parent) pictures.push({ node, parent });
  });
  await Promise.all(
    pictures.map(async ({ node, parent }) => {
      const relativePath = path.posix.join(path.posix.dirname(entry.sourcePath), node.url ?? "");
      const file = await api.getRemarkFileDependency({ relativePath: { eq: relativePath } });
      if (!file) throw new Error(`${entry.sourcePath}: the picture ${node.url} is missing`);
      const alone = parent.type === "paragraph" && parent.children?.length === 1;
      const picture = { alt: node.alt ?? "", caption: alone ? node.title : null, figure: alone };
      const html = await write(file, picture, { pathPrefix, reporter, cache });
      Object.assign(alone ? parent : node, { type: "html", value: html, children: undefined });
    }),
  );
}

/** @typedef {{markdownAST: MarkdownNode, markdownNode: {parent: string}, getNode: (id: string) => EntryNode | undefined, getRemarkFileDependency: (filter: object) => Promise<PictureFile | null>, basePath: string, reporter: import("gatsby").Reporter, cache: import("gatsby").GatsbyCache}} RemarkApi */

/** @typedef {{table: string, code: string, done: string, toDo: string, sectionLink: string} & import("./footnotes").FootnoteLabels} Labels */

/** @param {RemarkApi} api @param {{labels: Labels, prosePicture: WritePicture}} options */
module.exports = async (api, { labels, prosePicture }) => {
  const { markdownAST, markdownNode, getNode } = api;
  const entry = getNode(markdownNode.parent);
  if (!entry) return;
  resolveReferences(markdownAST);
  refuseAddresses(markdownAST, entry.sourcePath);
  prepareText(markdownAST);
  prepareInlineHtml(markdownAST);
  prepareNesting(markdownAST);
  prepareHeadings(markdownAST, entry, labels.sectionLink);
  prepareTables(markdownAST, entry, labels.table);
  prepareCode(markdownAST, labels.code);
  prepareTasks(markdownAST, labels);
  const footnotes = nameOnPage(labels.footnotes, entry);
  prepareFootnotes(markdownAST, (id) => idOnPage(id, entry), { ...labels, footnotes });
  await preparePictures({ markdownAST, entry, api, write: prosePicture });
};
