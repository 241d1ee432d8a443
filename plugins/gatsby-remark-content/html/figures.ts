import { escapeHtml } from "../../../lib/escape-html";
import { PLAYER_STRINGS, PLAYERS, type PlayerSite } from "../../../src/constants/prose";
import type { PlateWidth } from "../../../src/content-model/plates";

export type FilmFigure = {
  /** Address of the film. */
  src: string;
  /** What it shows. */
  alt: string;
  caption: string | null;
  /** The picture that stands for it, as HTML. */
  picture: string;
  width: number;
  height: number;
  /** Address of its captions. */
  captions: string | null;
  /** How wide it is as a plate. */
  plate?: PlateWidth | null;
};

const captionOf = (words: string | null): string =>
  words ? `<figcaption>${escapeHtml(words)}</figcaption>` : "";

/**
 * A film as HTML: the browser's own player, which needs no script. Its picture lies behind it and
 * not in its `poster`, which browsers load with the page however far away it is.
 */
export function filmFigure({
  src,
  alt,
  caption,
  picture,
  width,
  height,
  captions,
  plate,
}: FilmFigure): string {
  const track = captions
    ? `<track kind="captions" srclang="en" label="${PLAYER_STRINGS.captions}" src="${captions}">`
    : "";
  return [
    `<figure${plate ? ` data-plate="${plate}"` : ""}><div class="film">${picture}`,
    `<video src="${src}" controls preload="none" playsinline width="${width}" height="${height}" aria-label="${escapeHtml(alt)}">`,
    `${track}</video></div>${captionOf(caption)}</figure>`,
  ].join("");
}

export type PlayerFigure = {
  site: PlayerSite;
  /** Of the video at that site. */
  id: string;
  /** Of one that is not listed. */
  key?: string;
  /** Its page there, as the editor wrote it. */
  url: string;
  /** Counts the videos of one site in a text: no two links read the same. */
  number: number;
};

/**
 * A video of another site as HTML: a link, which a script turns into a player
 * (`content/prose/players.ts`).
 */
export function playerFigure(
  { site, id, key, url, number }: PlayerFigure,
  picture: string,
): string {
  const { name } = PLAYERS[site];
  const numbered = (words: string) => (number > 1 ? `${words} (${number})` : words);
  return [
    `<figure data-player="${site}" data-video="${id}"${key ? ` data-key="${key}"` : ""} aria-label="${numbered(PLAYER_STRINGS.video(name))}">`,
    `<a class="player" href="${escapeHtml(url)}">${picture}<span>${numbered(PLAYER_STRINGS.play(name))}</span></a>`,
    `${captionOf(PLAYER_STRINGS.note(name))}</figure>`,
  ].join("");
}
