/** The colours of the visual direction, and colours derived from others. All are `#rrggbb`. */

export const ACCENT = "#ffd000";
export const INK = "#141618";
export const PAPER = "#ffffff";
export const MIST = "#8a9096";

/**
 * Tones of the stone, each from the deepest to the brightest: in the room's light, and lit from
 * within.
 */
export const SLATE_TONES = ["#1b1e21", "#22262a", "#2c3136", "#3a4046"] as const;
export const AMBER_TONES = [
  "#6b5200",
  "#9c7600",
  "#d9a900",
  "#ffd000",
  "#ffe169",
  "#fff3c4",
] as const;

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
