import { type Slot, SOURCE_DENSITY } from "../../plugins/gatsby-source-content/model";

/**
 * How much of the page a plate takes: a picture or film that stands alone in the text of a case
 * study.
 */
export type PlateWidth = "narrow" | "wide" | "full";

/** The width of a narrow plate in pixels; wider ones are sharp at twice as much. */
const PLATE_WIDTH = 1000;
/** From these proportions on, width to height, a plate is wide, and as wide as the page. */
const WIDE_FROM = 1.2;
const FULL_FROM = 2;

/** `sizes` of plates, see `SLOTS`; the build writes them into their HTML. */
export const PLATE_SIZES: Readonly<Record<PlateWidth, string>> = {
  narrow:
    "(min-width: 2049px) calc(27.3vw - 50px), (min-width: 1920px) 510px, (min-width: 992px) calc(30vw - 77px), (min-width: 768px) calc(53vw - 64px), 90vw",
  wide: "(min-width: 2049px) calc(70.5vw - 48px), (min-width: 992px) calc(73vw - 68px), (min-width: 768px) calc(95vw - 80px), 100vw",
  full: "(min-width: 768px) calc(100vw - 80px), 100vw",
};

/** Chosen by the picture alone: an editor writes nothing. One with few pixels is not enlarged. */
export function plateWidth({ width, height }: { width: number; height: number }): PlateWidth {
  const ratio = width / height;
  if (ratio < WIDE_FROM || width < PLATE_WIDTH) return "narrow";
  return ratio < FULL_FROM ? "wide" : "full";
}

/** Pixels in width that a plate needs to be sharp on dense screens. */
export const platePixels = (size: { width: number; height: number }): number =>
  plateWidth(size) === "narrow" ? PLATE_WIDTH : PLATE_WIDTH * SOURCE_DENSITY;

export const PLATE_SLOT: Slot = {
  width: PLATE_WIDTH,
  height: 0,
  baseWidth: PLATE_WIDTH,
  densities: [0.5, 1, 2],
  crop: false,
  inText: true,
  sharpWidth: platePixels,
};
