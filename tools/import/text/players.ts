/** The address of a film on another site, alone on its line: the site makes a player of it. */
const onItsLine = (address: string): string => `\n\n${address}\n\n`;

export const youTube = (id: string): string => onItsLine(`https://www.youtube.com/watch?v=${id}`);
export const vimeo = (id: string): string => onItsLine(`https://vimeo.com/${id}`);

const YOUTUBE = /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed|v)\/|youtu\.be\/)([\w-]+)/i;
const VIMEO = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/i;

/** A player in a frame, as the address of its film; null for other frames. */
export function playerOf(address: string): string | null {
  const film = YOUTUBE.exec(address)?.[1];
  if (film) return youTube(film);
  const other = VIMEO.exec(address)?.[1];
  return other ? vimeo(other) : null;
}
