import { playerAt } from "../../../src/markdown/media";

/** The address of a film on another site, alone on its line: the site makes a player of it. */
const onItsLine = (address: string): string => `\n\n${address}\n\n`;

export const youTube = (id: string): string => onItsLine(`https://www.youtube.com/watch?v=${id}`);
export const vimeo = (id: string, key?: string): string => onItsLine(`https://vimeo.com/${id}${key ? `/${key}` : ""}`);

const secure = (address: string): string => address.trim().replace(/^(?:https?:)?\/\//i, "https://");

/** A player in a frame, as the address of its film; null for other frames. */
export function playerOf(address: string): string | null {
  const player = playerAt(secure(address));
  if (!player) return null;
  return player.site === "youtube" ? youTube(player.id) : vimeo(player.id, player.key);
}

/** A frame that plays a list of films, as a link to the list: no player of ours does. Null for other frames. */
export function playlistOf(address: string): string | null {
  const list = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries\?(?:.*&)?list=([\w-]+)/;
  const id = list.exec(secure(address))?.[1];
  return id ? `\n\n[Videos at YouTube](https://www.youtube.com/playlist?list=${id})\n\n` : null;
}
