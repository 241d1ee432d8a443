import type { Slot } from "../../plugins/gatsby-source-content/model";
import { MARK_PX } from "../constants/layout";
import { PLATE_SLOT } from "./plates";

/** Places of pictures in Markdown: in the column of a text, and as a plate of a case study. */
type TextSlot = "prose" | "plate";

export type SlotName =
  | "poster"
  | "article"
  | "service"
  | "industry"
  | "member"
  | "slide"
  | "panorama"
  | "logo"
  | "office"
  | "icon"
  | TextSlot;

/**
 * Every place of pictures, and the files that the build makes for it; the smallest poster fills
 * 375 px at double density. Pictures of `prose` and `plate` may have any height, and narrower ones
 * are shown at their own size.
 *
 * `sizes/` has the `sizes` attributes of their uses: the widths at which style sheets draw a
 * picture, by which the browser chooses a file. They are in several files, as a page's script
 * contains the whole of each that it uses.
 */
export const SLOTS: Readonly<Record<SlotName, Slot>> = {
  poster: { width: 1200, height: 750, baseWidth: 1200, densities: [0.625, 1, 2] },
  article: { width: 960, height: 540, baseWidth: 960, densities: [0.5, 1, 2] },
  service: { width: 640, height: 800, baseWidth: 480, densities: [0.4, 0.75, 1, 2] },
  industry: { width: 960, height: 540, baseWidth: 720, densities: [1, 2] },
  member: { width: 400, height: 500, baseWidth: 400, densities: [0.7, 1, 2] },
  slide: { width: 800, height: 600, baseWidth: 800, densities: [0.5, 1, 2] },
  panorama: { width: 1680, height: 720, baseWidth: 1680, densities: [0.5, 1, 2] },
  logo: { width: 160, height: 64, baseWidth: 160, densities: [1, 2], placeholder: "none" },
  office: { width: 640, height: 480, baseWidth: 400, densities: [1, 2] },
  icon: {
    width: 512,
    height: 512,
    baseWidth: MARK_PX,
    densities: [1, 2],
    crop: false,
    placeholder: "none",
  },
  prose: {
    width: 340,
    height: 0,
    baseWidth: 680,
    densities: [0.5, 1, 2],
    crop: false,
    inText: true,
  },
  plate: PLATE_SLOT,
};

/** `sizes` of `prose` pictures; the build writes it into their HTML. */
export const PROSE_SIZES = "(min-width: 1200px) 860px, (min-width: 768px) 80vw, 90vw";
