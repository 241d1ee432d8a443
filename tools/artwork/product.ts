import type { Screen } from "./device";
import type { Theme } from "./kit";

/** One picture of a case study's story. */
export type Plate =
  /** A part of a screen, near: the point of the screen that comes to the middle, and how much it is enlarged. */
  | { kind: "close"; screen: Screen; at: readonly [number, number]; scale: number }
  /** Devices side by side. */
  | { kind: "row"; screens: readonly Screen[] }
  /** Parts laid out on a plane of 1000 by 625. */
  | { kind: "board"; ground: string; draw: () => string };

/** What a case study is about, as far as it can be shown. The first screen is the one on the poster. */
export type Product = { theme: Theme; poster: readonly Screen[]; plates: readonly Plate[] };
