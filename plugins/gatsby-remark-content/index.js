// Plain JavaScript because Gatsby compiles only gatsby-node and gatsby-config of local plugins.
const path = require("node:path");
const { generateImageData } = require("gatsby-plugin-sharp");
const { pictureHtml } = require("../../src/markdown/picture-html");
const { prepareMarkdown } = require("../../src/markdown/prepare-markdown");
const { walk } = require("../../src/markdown/tree");

/** Pictures are made for this width in CSS pixels, at two densities; the largest is sharp enough for where they reach out of the column. */
const PICTURE_WIDTH = 680;
const PICTURE_ARGS = {
  layout: "constrained",
  formats: ["auto", "webp", "avif"],
  placeholder: "dominantColor",
  outputPixelDensities: [0.5, 1, 2],
  // How wide an article shows them, see `src/components/content/prose`.
  sizes: "(min-width: 1200px) 860px, (min-width: 768px) 80vw, 90vw",
};

/** @typedef {import("../../src/markdown/tree").MarkdownNode} MarkdownNode */

/** @typedef {import("../../src/markdown/prepare-markdown").BodyEntry} EntryNode */

/** @typedef {{id: string, absolutePath: string, relativePath: string, extension: string, internal: {contentDigest: string}}} FileNode */

/** What was worked out for a picture, by its file's id and state: texts may share one. @type {Map<string, ReturnType<typeof generateImageData>>} */
const imageData = new Map();

/** @param {FileNode} file @param {RemarkApi} api */
function imageDataOf(file, { basePath, reporter, cache }) {
  const key = `${file.id} ${file.internal.contentDigest}`;
  const known = imageData.get(key);
  if (known) return known;
  const args = { ...PICTURE_ARGS, width: PICTURE_WIDTH };
  const found = generateImageData({ file, args, pathPrefix: basePath, reporter, cache });
  imageData.set(key, found);
  found.catch(() => imageData.delete(key));
  return found;
}

/**
 * Each picture becomes a `<picture>` with AVIF and WebP; one that stands alone in its paragraph a `<figure>`, with its
 * title as caption.
 * @param {{markdownAST: MarkdownNode, entry: {sourcePath: string}, api: RemarkApi}} input
 */
async function preparePictures({ markdownAST, entry, api }) {
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
      const image = await imageDataOf(file, api);
      if (!image) throw new Error(`${entry.sourcePath}: the picture ${node.url} cannot be processed`);
      const alone = parent.type === "paragraph" && parent.children?.length === 1;
      const html = pictureHtml(image, { alt: node.alt ?? "", caption: alone ? node.title : null, figure: alone });
      Object.assign(alone ? parent : node, { type: "html", value: html, children: undefined });
    }),
  );
}

/** @typedef {{markdownAST: MarkdownNode, markdownNode: {parent: string}, getNode: (id: string) => EntryNode | undefined, getRemarkFileDependency: (filter: object) => Promise<FileNode | null>, basePath: string, reporter: import("gatsby").Reporter, cache: import("gatsby").GatsbyCache}} RemarkApi */

/** @param {RemarkApi} api @param {{labels: import("../../src/markdown/prepare-markdown").Labels}} options */
module.exports = async (api, { labels }) => {
  const { markdownAST, markdownNode, getNode } = api;
  const entry = getNode(markdownNode.parent);
  if (!entry) return;
  prepareMarkdown(markdownAST, entry, labels);
  await preparePictures({ markdownAST, entry, api });
};
