import { type Slot, SOURCE_DENSITY } from "../../plugins/gatsby-source-content/model";

/** Width of a plate: a picture or film that stands alone in the text of a case study. */
export type PlateWidth = "narrow" | "wide" | "full";

/** The width of a narrow plate in pixels; wider ones are sharp at twice as much. */
const PLATE_WIDTH = 1000;
/** Smallest proportions, width to height, of a wide plate, and of one as wide as the page. */
const MIN_RATIO_WIDE = 1.2;
const MIN_RATIO_FULL = 2;

/** `sizes` of plates, see `SLOTS`; the build writes them into their HTML. */
export const PLATE_SIZES: Readonly<Record<PlateWidth, string>> = {
  narrow:
    "(min-width: 2049px) calc(27.3vw - 50px), (min-width: 1920px) 510px, (min-width: 992px) calc(30vw - 77px), (min-width: 768px) calc(53vw - 64px), 90vw",
  wide: "(min-width: 2049px) calc(70.5vw - 48px), (min-width: 992px) calc(73vw - 68px), (min-width: 768px) calc(95vw - 80px), 100vw",
  full: "(min-width: 768px) calc(100vw - 80px), 100vw",
};

/** Chooses the width of a plate by its picture. One with few pixels is not enlarged. */
export function plateWidth({ width, height }: { width: number; height: number }): PlateWidth {
  const ratio = width / height;
  if (ratio < MIN_RATIO_WIDE || width < PLATE_WIDTH) return "narrow";
  return ratio < MIN_RATIO_FULL ? "wide" : "full";
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
