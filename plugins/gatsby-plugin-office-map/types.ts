/** Data of the map for the site's components. */

import type { NameTag } from "./name-tag";

/** An office on a drawn map. */
export type Pin = {
  slug: string;
  title: string;
  /** Position of its point, in percent of the picture, such as `12.5%`. */
  x: string;
  y: string;
  /** Box of its name; null if the picture has no room for it. */
  tag: NameTag | null;
};

/** A picture of the land around the offices, and their pins. */
export type DrawnView = {
  src: string;
  width: number;
  height: number;
  /** Font size of the pins' names, in CSS pixels. */
  fontSize: number;
  pins: readonly Pin[];
};

export type Coordinates = { longitude: number; latitude: number };

/** An office on the interactive map. */
export type ShownOffice = {
  slug: string;
  title: string;
  addressLines: readonly string[];
  coordinates: Coordinates;
};

/** The JSON in the interactive map's page, in the element with the id `offices`. */
export type InteractiveMapData = { apiKey: string; mapId: string; offices: readonly ShownOffice[] };
