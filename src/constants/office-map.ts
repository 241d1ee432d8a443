export type MapView = {
  /** Part of the file's name. */
  name: string;
  /** Its proportions, and the units in which the land is drawn. */
  width: number;
  height: number;
  /** The least width at which it is shown, in CSS pixels. */
  leastWidth: number;
  /** Of the names beside the pins, in CSS pixels. */
  letters: number;
};

/** One picture for phones, one from the medium breakpoint up. */
export const MAP_VIEWS = {
  narrow: { name: "offices-narrow", width: 1000, height: 800, leastWidth: 278, letters: 14 },
  wide: { name: "offices-wide", width: 1600, height: 720, leastWidth: 610, letters: 16 },
} as const satisfies Record<string, MapView>;

/** Name of the drawn map. */
export const MAP_NAME = "Offices on a map";
