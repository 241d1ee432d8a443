import path from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import { type BodyEntry, prepareMarkdown } from "./html/prepare-markdown";
import type { RemarkContentOptions } from "./options";
import { proseFilm, prosePlayer } from "./pictures/prose-media";
import { prosePicture } from "./pictures/prose-picture";
import type { PictureFile } from "./pictures/slot-image";
import {
  companionsOf,
  type FilmNode,
  isDecoration,
  mediaOf,
  type PlayerNode,
  postersOf,
  spellings,
  type TextPicture,
} from "./syntax/media";
import { PARSER_PLUGINS } from "./syntax/parse-markdown";
import { type MarkdownNode, replace } from "./syntax/tree";

/** The node of an entry. `bodySlot`: where pictures that stand in the text itself are shown. */
type EntryNode = BodyEntry & { bodySlot: string };

/** The arguments of gatsby-transformer-remark for each body. */
type RemarkApi = {
  markdownAST: MarkdownNode;
  /** The Markdown node, a child of the entry's. */
  markdownNode: { parent: string };
  getNode: (id: string) => EntryNode | undefined;
  /** Finds a file of the content; the rendered body then depends on it. */
  getRemarkFileDependency: (filter: {
    relativePath: { eq: string };
  }) => Promise<PictureFile | null>;
  basePath: string;
  reporter: Reporter;
  cache: GatsbyCache;
};

/** Makes a function that finds the first file that exists of names relative to an entry. */
function fileFinder({ getRemarkFileDependency }: RemarkApi, { sourcePath }: EntryNode) {
  const folder = path.posix.dirname(sourcePath);
  return async (...names: string[]): Promise<PictureFile | null> => {
    const paths = names.flatMap(spellings).map((name) => path.posix.join(folder, name));
    const files = await Promise.all(
      paths.map((eq) => getRemarkFileDependency({ relativePath: { eq } })),
    );
    return files.find(Boolean) ?? null;
  };
}

/** Replaces the pictures, films and players of a body by their HTML. */
async function writeMedia(
  api: RemarkApi,
  entry: EntryNode,
  { labels, slots }: RemarkContentOptions,
): Promise<void> {
  const { markdownAST: tree, basePath: pathPrefix, reporter, cache } = api;
  const proseApi = { pathPrefix, reporter, cache, labels };
  const find = fileFinder(api, entry);
  const blocks = new Set(tree.children);
  const bodySlot = slots[entry.bodySlot];
  if (!bodySlot) throw new Error(`${entry.sourcePath}: there is no slot "${entry.bodySlot}"`);
  const slotOf = (node: MarkdownNode) => (blocks.has(node) ? bodySlot : slots.prose);

  const writePicture = async ({ node, paragraph, isInLink }: TextPicture) => {
    const { url = "", alt, title } = node;
    const file = await find(url);
    if (!file) throw new Error(`${entry.sourcePath}: the picture ${url} is missing`);
    const target = paragraph ?? node;
    const picture = {
      alt: alt ?? "",
      caption: isDecoration(node) ? null : title,
      isFigure: paragraph !== null,
      isInLink,
      slot: slotOf(target),
    };
    return replace(target, {
      type: "html",
      value: await prosePicture(file, picture, proseApi),
    });
  };
  const writeFilm = async (node: FilmNode) => {
    const { url, alt, title } = node;
    const companions = companionsOf(url);
    const [film, poster] = [await find(url), await find(...companions.posters)];
    if (!film || !poster)
      throw new Error(`${entry.sourcePath}: the film ${url} or its picture is missing`);
    const captions = await find(companions.captions);
    const use = { alt, caption: title, poster, captions, slot: slotOf(node) };
    replace(node, { type: "html", value: await proseFilm(film, use, proseApi) });
  };
  const writePlayer = async (node: PlayerNode) => {
    const poster = await find(...postersOf(node));
    const value = await prosePlayer(node, poster, slots.prose, proseApi);
    replace(node, { type: "html", value });
  };

  const { pictures, films, players } = mediaOf(tree);
  await Promise.all([
    ...pictures.map(writePicture),
    ...films.map(writeFilm),
    ...players.map(writePlayer),
  ]);
}

/** Plugins of remark that gatsby-transformer-remark adds to its parser. */
export const setParserPlugins = () => PARSER_PLUGINS;

/** Turns the Markdown tree of an entry's body into the one that is written as HTML. */
export default async function transform(
  api: RemarkApi,
  options: RemarkContentOptions,
): Promise<void> {
  const { markdownAST, markdownNode, getNode } = api;
  const entry = getNode(markdownNode.parent);
  if (!entry) return;
  prepareMarkdown(markdownAST, entry, options);
  await writeMedia(api, entry, options);
}
