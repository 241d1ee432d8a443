import type { Screen } from "./device";
import type { Theme } from "./kit";

/** Proportions of a plate, by which the site chooses how wide it is shown. */
export type PlateShape = "landscape" | "broad" | "square" | "portrait";

/** One picture of a case study's story, by default in landscape. */
export type Plate = {
  shape?: PlateShape;
} /** A part of a screen, near: its left and upper edge, width and height, along the edges of components. */ & (
  | { kind: "close"; screen: Screen; part: readonly [number, number, number, number] }
  /** Devices side by side. */
  | { kind: "row"; screens: readonly Screen[] }
  /** Parts laid out on a plane that is 1000 wide, and 625 high in landscape. */
  | { kind: "board"; ground: string; draw: () => string }
);

/** What a case study is about, as far as it can be shown. */
export type Product = { theme: Theme; plates: readonly Plate[] };
