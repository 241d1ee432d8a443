import type { Random } from "../drawing/random";

/** Bands are drawn on this field. */
export const BAND = { width: 1920, height: 1080 } as const;

/** Draws an industry in its own colour. */
export type View = (colour: string, random: Random) => string;
