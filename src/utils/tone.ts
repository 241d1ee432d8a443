const CHANNELS = /^#([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]$/i;

/**
 * The tokens by which the style sheet paints a picture's placeholder, without a style attribute:
 * `#c8a05f` becomes `rc ga b5`. `styles/_tones.scss` knows the 48 of them.
 * @param color dominant colour as `#rrggbb`
 * @returns three tokens, or undefined for anything that is not a colour
 */
export function tone(color: string | undefined): string | undefined {
  const [, red, green, blue] = CHANNELS.exec(color ?? "") ?? [];
  return red && green && blue ? `r${red} g${green} b${blue}`.toLowerCase() : undefined;
}
