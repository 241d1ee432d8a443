export type MapView = {
  /** Part of the file's name. */
  name: string;
  /** Its proportions, and the units in which the land is drawn. */
  width: number;
  height: number;
  /** Widths, in CSS pixels, from the least to the greatest at which it is shown; its names fit at all of them. */
  shownAt: readonly number[];
  /** Of the names beside the pins, in CSS pixels. */
  letters: number;
};

/** One picture for phones, one from the medium breakpoint up. */
export const MAP_VIEWS = {
  narrow: { name: "offices-narrow", width: 1000, height: 800, shownAt: [278, 500, 727], letters: 14 },
  wide: { name: "offices-wide", width: 1600, height: 720, shownAt: [610, 1000, 1680], letters: 16 },
} as const satisfies Record<string, MapView>;

/** Name of the drawn map. */
export const MAP_NAME = "Offices on a map";
