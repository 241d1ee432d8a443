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

type Pin = {
  slug: string;
  title: string;
  /** Of its point, in percent of the picture. */
  x: string;
  y: string;
  /** Of its name, in CSS pixels from the point; null where the picture has no room for it. */
  tag: { x: number; y: number; width: number } | null;
};

/** A picture of the land around the offices, and their pins. */
export type DrawnView = Pick<MapView, "width" | "height" | "letters"> & {
  src: string;
  pins: readonly Pin[];
};

/** One picture for phones, one from the medium breakpoint up. */
export const MAP_VIEWS = {
  narrow: { name: "offices-narrow", width: 1000, height: 800, leastWidth: 278, letters: 14 },
  wide: { name: "offices-wide", width: 1600, height: 720, leastWidth: 610, letters: 16 },
} as const satisfies Record<string, MapView>;

/** Name of the drawn map. */
export const MAP_NAME = "Offices on a map";
