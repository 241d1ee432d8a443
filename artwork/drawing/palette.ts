/** The colours of the visual direction, and colours derived from others. All are `#rrggbb`. */

export const ACCENT = "#ffd000";
export const INK = "#141618";
export const PAPER = "#ffffff";

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
