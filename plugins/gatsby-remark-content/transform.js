const path = require("node:path");
const {
  companionsOf,
  isDecoration,
  postersOf,
  shownPictures,
  spellings,
} = require("./syntax/media");
const { prepareMarkdown } = require("./html/prepare-markdown");
const { all, replace } = require("./syntax/tree");

/** @typedef {import("./syntax/tree").MarkdownNode} MarkdownNode */

/** @typedef {import("./html/prepare-markdown").BodyEntry} EntryNode */

/** @typedef {import("../../src/content-model/slots").TextSlot} TextSlot */

/**
 * @typedef {{id: string, absolutePath: string, extension?: string, internal: {contentDigest:
 * string}}} PictureFile a node of a file
 */

/**
 * @typedef {{pathPrefix: string, reporter: import("gatsby").Reporter, cache:
 * import("gatsby").GatsbyCache}} BuildApi
 */

/**
 * @typedef {{alt: string, caption: string | null, figure: boolean, isInLink: boolean, slot:
 * TextSlot}} Picture `figure`: it is alone in its paragraph
 */

/**
 * @typedef {{alt: string, caption: string | null, poster: PictureFile, captions: PictureFile |
 * null, slot: TextSlot}} Film
 */

/**
 * What writes HTML; in a build, with files that Gatsby's plugins make.
 * @typedef {{prosePicture: (file: PictureFile, picture: Picture, api: BuildApi) => Promise<string>,
 * proseFilm: (file: PictureFile, film: Film, api: BuildApi) => Promise<string>, prosePlayer:
 * (player: import("./syntax/media").PlayerNode, poster: PictureFile | null, api: BuildApi) =>
 * Promise<string>}} Writers
 */

/**
 * The slot of what a node holds: the entry's where that stands in the text itself, and not in a
 * list, a quotation or a note.
 * @param {MarkdownNode} tree
 * @param {EntryNode} entry
 * @returns {(node: MarkdownNode | null) => TextSlot}
 */
function slotsIn({ children = [] }, { bodySlot }) {
  const own = new Set(children);
  return (node) => (node && own.has(node) ? bodySlot : "prose");
}

/**
 * Each picture becomes a `<picture>` with AVIF and WebP; one that stands alone in its paragraph a
 * `<figure>`, with its title as caption, unless that says that the picture is decoration. Films
 * become the browser's own player; videos of other sites links, which a script turns into players.
 * @param {RemarkApi} api
 * @param {EntryNode} entry
 * @param {Writers} writers
 */
async function writeMedia(api, entry, { prosePicture, proseFilm, prosePlayer }) {
  const { markdownAST, basePath: pathPrefix, reporter, cache } = api;
  const own = { pathPrefix, reporter, cache };
  const slotOf = slotsIn(markdownAST, entry);
  /** @param {string} name */
  const find = async (name) => {
    const inContent = (/** @type {string} */ file) =>
      path.posix.join(path.posix.dirname(entry.sourcePath), file);
    const files = spellings(name).map((file) =>
      api.getRemarkFileDependency({ relativePath: { eq: inContent(file) } }),
    );
    return (await Promise.all(files)).find(Boolean) ?? null;
  };
  /** @param {string[]} names */
  const first = async (names) => (await Promise.all(names.map(find))).find(Boolean) ?? null;
  /** @param {import("./syntax/media").Shown} shown */
  const picture = async ({ node, alone, isInLink }) => {
    const file = await find(node.url ?? "");
    if (!file) throw new Error(`${entry.sourcePath}: the picture ${node.url} is missing`);
    const caption = (alone && !isDecoration(node) && node.title) || null;
    return prosePicture(
      file,
      { alt: node.alt ?? "", caption, figure: Boolean(alone), isInLink, slot: slotOf(alone) },
      own,
    );
  };
  /** @param {import("./syntax/media").FilmNode} node @param {TextSlot} slot */
  const film = async ({ url, alt, title }, slot) => {
    const { posters, captions } = companionsOf(url);
    const [file, poster] = [await find(url), await first(posters)];
    if (!file || !poster)
      throw new Error(`${entry.sourcePath}: the film ${url} or its picture is missing`);
    return proseFilm(
      file,
      { alt, caption: title, poster, captions: await find(captions), slot },
      own,
    );
  };
  /** @param {MarkdownNode} node @param {Promise<string>} html */
  const write = async (node, html) => replace(node, { type: "html", value: await html });
  const films = /** @type {(MarkdownNode & import("./syntax/media").FilmNode)[]} */ (
    all(markdownAST, "film")
  );
  const players = /** @type {(MarkdownNode & import("./syntax/media").PlayerNode)[]} */ (
    all(markdownAST, "player")
  );
  await Promise.all([
    ...shownPictures(markdownAST).map((shown) => write(shown.alone ?? shown.node, picture(shown))),
    ...films.map((node) => write(node, film(node, slotOf(node)))),
    ...players.map(async (node) =>
      write(node, prosePlayer(node, await first(postersOf(node)), own)),
    ),
  ]);
}

/**
 * @typedef {{markdownAST: MarkdownNode, markdownNode: {parent: string}, getNode: (id: string) =>
 * EntryNode | undefined, getRemarkFileDependency: (filter: object) => Promise<PictureFile | null>,
 * basePath: string, reporter: import("gatsby").Reporter, cache: import("gatsby").GatsbyCache}}
 * RemarkApi
 */

/**
 * @param {RemarkApi} api
 * @param {{labels: import("./html/prepare-markdown").Labels} & Writers} options
 */
module.exports = async (api, { labels, ...writers }) => {
  const { markdownAST, markdownNode, getNode } = api;
  const entry = getNode(markdownNode.parent);
  if (!entry) return;
  prepareMarkdown(markdownAST, entry, labels);
  await writeMedia(api, entry, writers);
};
