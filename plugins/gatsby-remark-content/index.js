// Plain JavaScript because Gatsby compiles only gatsby-node and gatsby-config of local plugins.
const path = require("node:path");
const { prepareMarkdown } = require("../../src/markdown/prepare-markdown");
const { isDecoration, shownPictures } = require("../../src/markdown/pictures");

/** @typedef {import("../../src/markdown/tree").MarkdownNode} MarkdownNode */

/** @typedef {import("../../src/markdown/prepare-markdown").BodyEntry} EntryNode */

/** @typedef {import("../../src/gatsby/pictures/slot-image").PictureFile} PictureFile */

/** @typedef {typeof import("../../src/gatsby/pictures/prose-picture").prosePicture} WritePicture */

/**
 * Each picture becomes a `<picture>` with AVIF and WebP; one that stands alone in its paragraph a `<figure>`, with its
 * title as caption, unless that says that the picture is decoration.
 * @param {{markdownAST: MarkdownNode, entry: {sourcePath: string}, api: RemarkApi, write: WritePicture}} input
 */
async function preparePictures({ markdownAST, entry, api, write }) {
  const { basePath: pathPrefix, reporter, cache } = api;
  await Promise.all(
    shownPictures(markdownAST).map(async ({ node, alone, isInLink }) => {
      const relativePath = path.posix.join(path.posix.dirname(entry.sourcePath), node.url ?? "");
      const file = await api.getRemarkFileDependency({ relativePath: { eq: relativePath } });
      if (!file) throw new Error(`${entry.sourcePath}: the picture ${node.url} is missing`);
      const caption = alone && !isDecoration(node) ? node.title : null;
      const picture = { alt: node.alt ?? "", caption, figure: Boolean(alone), isInLink };
      const html = await write(file, picture, { pathPrefix, reporter, cache });
      Object.assign(alone ?? node, { type: "html", value: html, children: undefined });
    }),
  );
}

/** @typedef {{markdownAST: MarkdownNode, markdownNode: {parent: string}, getNode: (id: string) => EntryNode | undefined, getRemarkFileDependency: (filter: object) => Promise<PictureFile | null>, basePath: string, reporter: import("gatsby").Reporter, cache: import("gatsby").GatsbyCache}} RemarkApi */

/** @param {RemarkApi} api @param {{labels: import("../../src/markdown/prepare-markdown").Labels, prosePicture: WritePicture}} options */
module.exports = async (api, { labels, prosePicture }) => {
  const { markdownAST, markdownNode, getNode } = api;
  const entry = getNode(markdownNode.parent);
  if (!entry) return;
  prepareMarkdown(markdownAST, entry, labels);
  await preparePictures({ markdownAST, entry, api, write: prosePicture });
};
