import { type MarkdownNode, plainText } from "./tree";

/** A video at another site; `key` opens one that is not listed there. */
export type Player = { site: "youtube" | "vimeo"; id: string; key?: string };

/** A film of the content, alone in its paragraph. */
export type FilmNode = MarkdownNode & {
  type: "film";
  url: string;
  alt: string;
  title: string | null;
};
/** A video of another site, alone in its paragraph; `number` counts those of its site in a body. */
export type PlayerNode = MarkdownNode & Player & { type: "player"; url: string; number: number };

/** Endings of films. Those that no browser plays are films, too: the check refuses them. */
const FILM = /\.(?:mp4|webm|mov|m4v|avi|mkv|ogv)$/i;

/** Whether the address of a picture is that of a film. */
export const isFilm = (url: string): boolean => FILM.test(url);

/**
 * The names of the file that an address may mean: as it is written, with `%20` for a blank, and in
 * both forms of Unicode: macOS writes the one, keyboards the other.
 */
export function spellings(address: string): string[] {
  const names = [address];
  try {
    names.push(decodeURIComponent(address));
  } catch {
    // The name itself contains a %.
  }
  return [
    ...new Set(names.flatMap((name) => [name, name.normalize("NFC"), name.normalize("NFD")])),
  ];
}

/** Addresses of videos. Groups: the video's id; the key to a video that is not listed. */
const SITES: readonly { site: Player["site"]; address: RegExp }[] = [
  {
    site: "youtube",
    // `videoseries` stands for a list of videos, and has as many letters as an id.
    address:
      /^https:\/\/(?:(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^\s#]*&)?v=|(?:embed|live|shorts|v)\/)|youtu\.be\/)(?!videoseries)([\w-]{11})\/?(?=[?&#]|$)/,
  },
  {
    site: "vimeo",
    address:
      /^https:\/\/(?:(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/)?|player\.vimeo\.com\/video\/)(\d{5,12})(?:\/([\da-f]{8,20}))?\/?(?=[?#]|$)/,
  },
];
const KEY_PARAMETER = /[?&]h=([\da-f]{8,20})(?=[&#]|$)/;

/** Matches the whole address of a video. */
export const PLAYER_ADDRESS = new RegExp(
  `^(?:${SITES.map(({ address }) => address.source.slice(1)).join("|")})\\S*$`,
);

/** The video at an address, null for other addresses. */
export function playerAt(url: string): Player | null {
  for (const { site, address } of SITES) {
    const [, id, keyInPath] = address.exec(url) ?? [];
    if (!id) continue;
    const key = keyInPath ?? KEY_PARAMETER.exec(url)?.[1];
    return { site, id, ...(site === "vimeo" && key && { key }) };
  }
  return null;
}

/** The video whose address a link shows as its words. */
const playerOf = (node: MarkdownNode): Player | null =>
  node.type === "link" && node.url && plainText(node) === node.url ? playerAt(node.url) : null;

export type Medium = { film: MarkdownNode } | { player: Player; url: string };

/**
 * The film or video that a paragraph holds and nothing beside it. References must have been
 * resolved.
 */
export function mediumOf({ type, children }: MarkdownNode): Medium | null {
  const child = children?.length === 1 ? children[0] : undefined;
  if (type !== "paragraph" || !child?.url) return null;
  if (child.type === "image") return isFilm(child.url) ? { film: child } : null;
  const player = playerOf(child);
  return player && { player, url: child.url };
}

/**
 * Links of a paragraph that show the address of a video on a line of their own, among other lines.
 */
export function missedPlayers({ type, children = [] }: MarkdownNode): MarkdownNode[] {
  if (type !== "paragraph" || children.length < 2) return [];
  const endsLine = (node: MarkdownNode | undefined, isEdge: (words: string) => boolean) =>
    !node || node.type === "break" || (node.type === "text" && isEdge(node.value ?? ""));
  return children.filter(
    (child, index) =>
      playerOf(child) &&
      endsLine(children[index - 1], (words) => words.endsWith("\n")) &&
      endsLine(children[index + 1], (words) => words.startsWith("\n")),
  );
}

/** Endings of the pictures that may stand for a film or video, in the order they are looked for. */
const POSTER_ENDINGS = [".jpg", ".jpeg", ".png", ".webp", ".avif"];

/** Names of the files that belong to a film. */
export const companionsOf = (film: string) => ({
  posters: POSTER_ENDINGS.map((ending) => film.replace(FILM, ending)),
  captions: film.replace(FILM, ".vtt"),
});

/** Names of the picture that stands for a video, beside the entry. */
export const postersOf = ({ site, id }: Player): string[] =>
  POSTER_ENDINGS.map((ending) => `${site}-${id}${ending}`);

/** A picture of a text, and the paragraph that holds nothing else. */
export type TextPicture = { node: MarkdownNode; paragraph: MarkdownNode | null; isInLink: boolean };

/**
 * Whether a picture says in its title that it tells nothing: `![](./line.jpg "decoration")`. Screen
 * readers pass over it.
 */
export const isDecoration = ({ alt, title }: Pick<MarkdownNode, "alt" | "title">): boolean =>
  !alt && title === "decoration";

/** The pictures, films and players of a prepared text, each in its order. */
export function mediaOf(tree: MarkdownNode) {
  const pictures: TextPicture[] = [];
  const films: FilmNode[] = [];
  const players: PlayerNode[] = [];
  const visit = (node: MarkdownNode, parent: MarkdownNode | null, isInLink: boolean): void => {
    if (node.type === "film") films.push(node as FilmNode);
    if (node.type === "player") players.push(node as PlayerNode);
    if (node.type === "image") {
      const isAlone = parent?.type === "paragraph" && parent.children?.length === 1;
      pictures.push({ node, paragraph: isAlone ? parent : null, isInLink });
    }
    for (const child of node.children ?? []) visit(child, node, isInLink || node.type === "link");
  };
  visit(tree, null, false);
  return { pictures, films, players };
}
