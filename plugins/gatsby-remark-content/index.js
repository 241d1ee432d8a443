// Plain JavaScript because Gatsby compiles only gatsby-node and gatsby-config of local plugins.
const path = require("node:path");
const { companionsOf, postersOf } = require("../../src/markdown/media");
const { prepareMarkdown } = require("../../src/markdown/prepare-markdown");
const { all, replace } = require("../../src/markdown/tree");
const { isDecoration, shownPictures } = require("../../src/markdown/pictures");

/** @typedef {import("../../src/markdown/tree").MarkdownNode} MarkdownNode */

/** @typedef {import("../../src/markdown/prepare-markdown").BodyEntry} EntryNode */

/** @typedef {import("../../src/content-model/types").TextSlot} TextSlot */

/** @typedef {import("../../src/gatsby/pictures/slot-image").PictureFile} PictureFile */

/** @typedef {typeof import("../../src/gatsby/pictures/prose-picture").prosePicture} WritePicture */

/** @typedef {typeof import("../../src/gatsby/media/prose-media").proseFilm} WriteFilm */

/** @typedef {typeof import("../../src/gatsby/media/prose-media").prosePlayer} WritePlayer */

/**
 * The slot of what a node holds: the entry's where that stands in the text itself, and not in a list, a quotation or a note.
 * @param {MarkdownNode} tree @param {EntryNode} entry @returns {(node: MarkdownNode | null) => TextSlot}
 */
function slotsIn({ children = [] }, { bodySlot }) {
  const own = new Set(children);
  return (node) => (node && own.has(node) ? bodySlot : "prose");
}

/**
 * Each picture becomes a `<picture>` with AVIF and WebP; one that stands alone in its paragraph a `<figure>`, with its
 * title as caption, unless that says that the picture is decoration.
 * @param {{markdownAST: MarkdownNode, entry: EntryNode, api: RemarkApi, write: WritePicture}} input
 */
async function preparePictures({ markdownAST, entry, api, write }) {
  const { basePath: pathPrefix, reporter, cache } = api;
  const slotOf = slotsIn(markdownAST, entry);
  await Promise.all(
    shownPictures(markdownAST).map(async ({ node, alone, isInLink }) => {
      const relativePath = path.posix.join(path.posix.dirname(entry.sourcePath), node.url ?? "");
      const file = await api.getRemarkFileDependency({ relativePath: { eq: relativePath } });
      if (!file) throw new Error(`${entry.sourcePath}: the picture ${node.url} is missing`);
      const caption = alone && !isDecoration(node) ? node.title : null;
      const picture = { alt: node.alt ?? "", caption, figure: Boolean(alone), isInLink, slot: slotOf(alone) };
      const html = await write(file, picture, { pathPrefix, reporter, cache });
      Object.assign(alone ?? node, { type: "html", value: html, children: undefined });
    }),
  );
}

/**
 * Films become the browser's own player; videos of other sites links, which a script turns into players.
 * @param {{markdownAST: MarkdownNode, entry: EntryNode, api: RemarkApi, writeFilm: WriteFilm, writePlayer: WritePlayer}} input
 */
async function prepareMedia({ markdownAST, entry, api, writeFilm, writePlayer }) {
  const { basePath: pathPrefix, reporter, cache } = api;
  const own = { pathPrefix, reporter, cache };
  const slotOf = slotsIn(markdownAST, entry);
  /** @param {string} name */
  const find = (name) => {
    const relativePath = path.posix.join(path.posix.dirname(entry.sourcePath), name);
    return api.getRemarkFileDependency({ relativePath: { eq: relativePath } });
  };
  /** @param {string[]} names */
  const first = async (names) => (await Promise.all(names.map(find))).find(Boolean) ?? null;
  /** @param {import("../../src/markdown/media").FilmNode} node @param {TextSlot} slot */
  const film = async ({ url, alt, title }, slot) => {
    const { posters, captions } = companionsOf(url);
    const [file, poster] = [await find(url), await first(posters)];
    if (!file || !poster) throw new Error(`${entry.sourcePath}: the film ${url} or its picture is missing`);
    return writeFilm(file, { alt, caption: title, poster, captions: await find(captions), slot }, own);
  };
  /** @param {MarkdownNode} node @param {Promise<string>} html */
  const write = async (node, html) => replace(node, { type: "html", value: await html });
  const films = /** @type {(MarkdownNode & import("../../src/markdown/media").FilmNode)[]} */ (
    all(markdownAST, "film")
  );
  const players = /** @type {(MarkdownNode & import("../../src/markdown/media").PlayerNode)[]} */ (
    all(markdownAST, "player")
  );
  await Promise.all([
    ...films.map((node) => write(node, film(node, slotOf(node)))),
    ...players.map(async (node) => write(node, writePlayer(node, await first(postersOf(node)), own))),
  ]);
}

/** @typedef {{markdownAST: MarkdownNode, markdownNode: {parent: string}, getNode: (id: string) => EntryNode | undefined, getRemarkFileDependency: (filter: object) => Promise<PictureFile | null>, basePath: string, reporter: import("gatsby").Reporter, cache: import("gatsby").GatsbyCache}} RemarkApi */

/** @param {RemarkApi} api @param {{labels: import("../../src/markdown/prepare-markdown").Labels, prosePicture: WritePicture, proseFilm: WriteFilm, prosePlayer: WritePlayer}} options */
module.exports = async (api, { labels, prosePicture, proseFilm, prosePlayer }) => {
  const { markdownAST, markdownNode, getNode } = api;
  const entry = getNode(markdownNode.parent);
  if (!entry) return;
  prepareMarkdown(markdownAST, entry, labels);
  await preparePictures({ markdownAST, entry, api, write: prosePicture });
  await prepareMedia({ markdownAST, entry, api, writeFilm: proseFilm, writePlayer: prosePlayer });
};
