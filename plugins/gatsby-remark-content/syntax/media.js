const { all, plainText, replace, walk } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */
/**
 * @typedef {{site: "youtube" | "vimeo", id: string, key?: string}} Player a video at another site;
 * `key` opens one that is not listed
 */
/** @typedef {{type: "film", url: string, alt: string, title: string | null}} FilmNode */
/**
 * @typedef {Player & {type: "player", url: string, number: number}} PlayerNode `number` counts
 * those of one site in a body
 */

/** By the name alone, also those that no browser plays: the checker refuses them. */
const FILM = /\.(?:mp4|webm|mov|m4v|avi|mkv|ogv)$/i;

/** @param {string} url as a picture names it */
const isFilm = (url) => FILM.test(url);

/**
 * The names of the file that an address may mean: as it is written, with `%20` for a blank, and in
 * the two forms of Unicode, of which macOS writes the one and keyboards the other.
 * @param {string} address
 * @returns {string[]}
 */
function spellings(address) {
  /** @type {string[]} */
  const names = [address];
  try {
    names.push(decodeURIComponent(address));
  } catch {
    // A name with a % of its own.
  }
  return [
    ...new Set(names.flatMap((name) => [name, name.normalize("NFC"), name.normalize("NFD")])),
  ];
}

/**
 * The addresses of a video, by the site that plays it. Groups: its id, and of a video that is not
 * listed the key to it.
 * @type {{site: Player["site"], address: RegExp}[]}
 */
const SITES = [
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

/** The whole address of a video, for those who only want to know whether it is one. */
const PLAYER_ADDRESS = new RegExp(
  `^(?:${SITES.map(({ address }) => address.source.slice(1)).join("|")})\\S*$`,
);

/** @param {string} url @returns {Player | null} */
function playerAt(url) {
  for (const { site, address } of SITES) {
    const [, id, key = /[?&]h=([\da-f]{8,20})(?=[&#]|$)/.exec(url)?.[1]] = address.exec(url) ?? [];
    if (id) return { site, id, ...(site === "vimeo" && key && { key }) };
  }
  return null;
}

/** The player whose address a link shows. @param {MarkdownNode} node @returns {Player | null} */
const playerOf = (node) =>
  node.type === "link" && node.url && plainText(node) === node.url ? playerAt(node.url) : null;

/**
 * What a paragraph is when nothing else stands in it: the address of a player, or a film. What is
 * named by a reference must have been resolved.
 * @param {MarkdownNode} node
 * @returns {{film: MarkdownNode} | {player: Player, url: string} | null}
 */
function mediumOf({ type, children }) {
  const only = children?.length === 1 ? children[0] : undefined;
  if (type !== "paragraph" || !only?.url) return null;
  if (only.type === "image") return isFilm(only.url) ? { film: only } : null;
  const player = playerOf(only);
  return player && { player, url: only.url };
}

/**
 * Addresses of players with a line to themselves among the words of a paragraph, where they are
 * links.
 * @param {MarkdownNode} node
 * @returns {MarkdownNode[]}
 */
function missedPlayers({ type, children = [] }) {
  if (type !== "paragraph" || children.length < 2) return [];
  /** @param {MarkdownNode | undefined} node @param {(words: string) => boolean} isEdge */
  const parts = (node, isEdge) =>
    !node || node.type === "break" || (node.type === "text" && isEdge(node.value ?? ""));
  return children.filter(
    (child, index) =>
      playerOf(child) &&
      parts(children[index - 1], (words) => words.endsWith("\n")) &&
      parts(children[index + 1], (words) => words.startsWith("\n")),
  );
}

/** Endings of the pictures that may stand for a film or a player, in this order. */
const POSTER_ENDINGS = [".jpg", ".jpeg", ".png", ".webp", ".avif"];

/** Names of the files that belong to a film. @param {string} film */
const companionsOf = (film) => ({
  posters: POSTER_ENDINGS.map((ending) => film.replace(FILM, ending)),
  captions: film.replace(FILM, ".vtt"),
});

/** Names of a player's poster, beside the entry. @param {Player} player */
const postersOf = ({ site, id }) => POSTER_ENDINGS.map((ending) => `${site}-${id}${ending}`);

/**
 * Turns paragraphs that are films and players into nodes of these types, for the caller to write.
 * @param {MarkdownNode} tree
 */
function prepareMedia(tree) {
  const numbers = { youtube: 0, vimeo: 0 };
  walk(tree, (node) => {
    const medium = mediumOf(node);
    if (!medium) return;
    if ("film" in medium) {
      const { url, alt, title } = medium.film;
      replace(node, /** @type {MarkdownNode} */ ({ type: "film", url, alt, title }));
    } else {
      const { player, url } = medium;
      numbers[player.site] += 1;
      const own = { type: "player", url, ...player, number: numbers[player.site] };
      replace(node, /** @type {MarkdownNode} */ (own));
    }
  });
}

/**
 * @typedef {{node: MarkdownNode, alone: MarkdownNode | null, isInLink: boolean}} Shown a picture,
 * and its paragraph where it is alone in that
 */

/**
 * A picture that tells nothing says so in its title: `![](./line.jpg "decoration")`. Screen readers
 * pass over it.
 * @param {{alt?: string | null | undefined, title?: string | null | undefined}} picture
 */
const isDecoration = ({ alt, title }) => !alt && title === "decoration";

/**
 * The pictures of a text, in order; they may then be changed.
 * @param {MarkdownNode} tree
 * @returns {Shown[]}
 */
function shownPictures(tree) {
  const linked = new Set(all(tree, "link").flatMap((link) => all(link, "image")));
  /** @type {Shown[]} */
  const shown = [];
  walk(tree, (node, parent) => {
    if (node.type !== "image") return;
    const alone = parent?.type === "paragraph" && parent.children?.length === 1 ? parent : null;
    shown.push({ node, alone, isInLink: linked.has(node) });
  });
  return shown;
}

module.exports = {
  companionsOf,
  isDecoration,
  isFilm,
  mediumOf,
  missedPlayers,
  PLAYER_ADDRESS,
  playerAt,
  postersOf,
  prepareMedia,
  shownPictures,
  spellings,
};
