import path from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import type { TextSlot } from "../../src/content-model/slots";
import { type BodyEntry, prepareMarkdown, type TextLabels } from "./html/prepare-markdown";
import {
  companionsOf,
  type FilmNode,
  isDecoration,
  type PlayerNode,
  postersOf,
  type Shown,
  shownPictures,
  spellings,
} from "./syntax/media";
import { all, type MarkdownNode, replace } from "./syntax/tree";

/** The node of an entry. `bodySlot`: the slot of pictures that stand in the text itself. */
type EntryNode = BodyEntry & { bodySlot: TextSlot };

/** The node of a file. */
type PictureFile = {
  id: string;
  absolutePath: string;
  extension?: string;
  internal: { contentDigest: string };
};

type BuildApi = { pathPrefix: string; reporter: Reporter; cache: GatsbyCache };

/** `figure`: it is alone in its paragraph. */
type Picture = {
  alt: string;
  caption: string | null;
  figure: boolean;
  isInLink: boolean;
  slot: TextSlot;
};

type Film = {
  alt: string;
  caption: string | null;
  poster: PictureFile;
  captions: PictureFile | null;
  slot: TextSlot;
};

/** What writes HTML; in a build, with files that Gatsby's plugins make. */
export type Writers = {
  prosePicture: (file: PictureFile, picture: Picture, api: BuildApi) => Promise<string>;
  proseFilm: (file: PictureFile, film: Film, api: BuildApi) => Promise<string>;
  prosePlayer: (player: PlayerNode, poster: PictureFile | null, api: BuildApi) => Promise<string>;
};

/**
 * The slot of what a node holds: the entry's where that stands in the text itself, and not in a
 * list, a quotation or a note.
 */
function slotsIn({ children = [] }: MarkdownNode, { bodySlot }: EntryNode) {
  const own = new Set(children);
  return (node: MarkdownNode | null): TextSlot => (node && own.has(node) ? bodySlot : "prose");
}

/**
 * Each picture becomes a `<picture>` with AVIF and WebP; one that stands alone in its paragraph a
 * `<figure>`, with its title as caption, unless that says that the picture is decoration. Films
 * become the browser's own player; videos of other sites links, which a script turns into players.
 */
async function writeMedia(
  api: RemarkApi,
  entry: EntryNode,
  { prosePicture, proseFilm, prosePlayer }: Writers,
): Promise<void> {
  const { markdownAST, basePath: pathPrefix, reporter, cache } = api;
  const own = { pathPrefix, reporter, cache };
  const slotOf = slotsIn(markdownAST, entry);
  const find = async (name: string) => {
    const inContent = (file: string) => path.posix.join(path.posix.dirname(entry.sourcePath), file);
    const files = spellings(name).map((file) =>
      api.getRemarkFileDependency({ relativePath: { eq: inContent(file) } }),
    );
    return (await Promise.all(files)).find(Boolean) ?? null;
  };
  const first = async (names: string[]) =>
    (await Promise.all(names.map(find))).find(Boolean) ?? null;
  const picture = async ({ node, alone, isInLink }: Shown) => {
    const file = await find(node.url ?? "");
    if (!file) throw new Error(`${entry.sourcePath}: the picture ${node.url} is missing`);
    const caption = (alone && !isDecoration(node) && node.title) || null;
    return prosePicture(
      file,
      { alt: node.alt ?? "", caption, figure: Boolean(alone), isInLink, slot: slotOf(alone) },
      own,
    );
  };
  const film = async ({ url, alt, title }: FilmNode, slot: TextSlot) => {
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
  const write = async (node: MarkdownNode, html: Promise<string>) =>
    replace(node, { type: "html", value: await html });
  const films = all(markdownAST, "film") as (MarkdownNode & FilmNode)[];
  const players = all(markdownAST, "player") as (MarkdownNode & PlayerNode)[];
  await Promise.all([
    ...shownPictures(markdownAST).map((shown) => write(shown.alone ?? shown.node, picture(shown))),
    ...films.map((node) => write(node, film(node, slotOf(node)))),
    ...players.map(async (node) =>
      write(node, prosePlayer(node, await first(postersOf(node)), own)),
    ),
  ]);
}

/** What gatsby-transformer-remark passes to its plugins for each body. */
type RemarkApi = {
  markdownAST: MarkdownNode;
  markdownNode: { parent: string };
  getNode: (id: string) => EntryNode | undefined;
  getRemarkFileDependency: (filter: object) => Promise<PictureFile | null>;
  basePath: string;
  reporter: Reporter;
  cache: GatsbyCache;
};

export default async function transform(
  api: RemarkApi,
  { labels, ...writers }: { labels: TextLabels } & Writers,
): Promise<void> {
  const { markdownAST, markdownNode, getNode } = api;
  const entry = getNode(markdownNode.parent);
  if (!entry) return;
  prepareMarkdown(markdownAST, entry, labels);
  await writeMedia(api, entry, writers);
}
