/** Widths, in CSS pixels, between which a picture of the map is shown; its labels fit at all of them. */
type Widths = readonly [number, number, number];

export type MapView = {
  /** Part of the file's name. */
  name: string;
  /** Its proportions, and the units in which the land is drawn. */
  width: number;
  height: number;
  shownAt: Widths;
  /** Of the names beside the pins, in CSS pixels. */
  letters: number;
};

/** One picture for phones, one from the medium breakpoint up. */
export const MAP_VIEWS = {
  narrow: { name: "offices-narrow", width: 1000, height: 800, shownAt: [278, 500, 727], letters: 14 },
  wide: { name: "offices-wide", width: 1600, height: 720, shownAt: [610, 1000, 1680], letters: 16 },
} as const satisfies Record<string, MapView>;

export const MAP_STRINGS = {
  map: "Offices on a map",
} as const;
