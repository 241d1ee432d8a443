import { escapeHtml } from "../../../lib/escape-html";
import type { Labels } from "../options";
import type { PlayerNode } from "../syntax/media";
import { directionAttribute } from "./direction";

export type FilmFigure = {
  /** Address of the film. */
  src: string;
  /** Words for what the film shows. */
  alt: string;
  caption: string | null;
  /** The picture that stands for it, as HTML. */
  picture: string;
  width: number;
  height: number;
  /** Address of its captions. */
  captions: string | null;
  /** How it is laid out as a plate. */
  plate?: string | undefined;
};

/** The caption of a picture, film or player, as HTML; empty without words. */
export const captionOf = (words: string | null | undefined): string =>
  words ? `<figcaption${directionAttribute(words)}>${escapeHtml(words)}</figcaption>` : "";

/**
 * A film as HTML: the browser's own player, which needs no script. Its picture lies behind it and
 * not in its `poster`, which browsers load with the page however far away it is.
 */
export function filmFigure(
  { src, alt, caption, picture, width, height, captions, plate }: FilmFigure,
  labels: Pick<Labels, "captions">,
): string {
  const track = captions
    ? `<track kind="captions" srclang="en" label="${labels.captions}" src="${captions}">`
    : "";
  return [
    `<figure${plate ? ` data-plate="${plate}"` : ""}><div class="film">${picture}`,
    `<video src="${src}" controls preload="none" playsinline width="${width}" height="${height}" aria-label="${escapeHtml(alt)}">`,
    `${track}</video></div>${captionOf(caption)}</figure>`,
  ].join("");
}

/**
 * A video of another site as HTML: a link, which a script of the page turns into a player
 * (`content/prose/players.ts`).
 */
export function playerFigure(
  { site, id, key, url, number }: Omit<PlayerNode, "type">,
  picture: string,
  labels: Pick<Labels, "player">,
): string {
  const { title, play, note } = labels.player(site);
  // Links of a page differ in their words.
  const addNumber = (words: string) => (number > 1 ? `${words} (${number})` : words);
  return [
    `<figure data-player="${site}" data-video="${id}"${key ? ` data-key="${key}"` : ""} aria-label="${addNumber(title)}">`,
    `<a class="player" href="${escapeHtml(url)}">${picture}<span>${addNumber(play)}</span></a>`,
    `${captionOf(note)}</figure>`,
  ].join("");
}
