/**
 * Relative luminance as in WCAG 2.2.
 * @param color `#rrggbb`
 * @returns 0 for black to 1 for white
 */
export function luminance(color: string): number {
  const [, red = "0", green = "0", blue = "0"] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Luminance with equal contrast to white and to ink (`#141618`): sqrt(1.05 * 0.0579) - 0.05. */
const MIDDLE = 0.1966;

/**
 * The tone of a background colour `#rrggbb`: white text has more contrast on "dark", ink on
 * "light". Without a colour it is that of ink.
 */
export function colorTone(color: string | null): "dark" | "light" {
  return luminance(color ?? "#000000") < MIDDLE ? "dark" : "light";
}
