/** The colours of the visual direction, and colours derived from others. All are `#rrggbb`. */

export const ACCENT = "#ffd000";
export const INK = "#141618";
export const PAPER = "#ffffff";
export const STONE = "#f4f2ec";
export const SLATE = "#23272b";
export const MIST = "#8a9096";
export const GREY = "#5c6268";

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** From `from` (0) to `to` (1). */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const t = Math.min(1, Math.max(0, share));
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? 0) - value) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Towards white for positive light, towards ink for negative; -1 to 1. */
export function shade(colour: string, light: number): string {
  return light >= 0 ? mix(colour, PAPER, light) : mix(colour, INK, -light);
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Ink or paper, whichever reads better on the colour. */
export function textOn(colour: string): string {
  return luminance(colour) > 0.36 ? INK : PAPER;
}
