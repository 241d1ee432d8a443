/** The colours of the visual direction, as `#rrggbb`. */

export const ACCENT = "#ffd000";
export const INK = "#141618";
export const PAPER = "#ffffff";
export const MIST = "#8a9096";

/** Tones of the stone's slate and of its amber cut, each from the darkest to the brightest. */
export const SLATE_TONES = ["#1b1e21", "#22262a", "#2c3136", "#3a4046"] as const;
export const AMBER_TONES = [
  "#6b5200",
  "#9c7600",
  "#d9a900",
  "#ffd000",
  "#ffe169",
  "#fff3c4",
] as const;
