import type { Slot, SlotName } from "./types";

/** Sources hold at least this many pixels per displayed CSS pixel. */
export const SOURCE_DENSITY = 2;

/**
 * Every place a picture is shown in, with its largest displayed size in CSS pixels.
 * `prose` pictures stand in Markdown and may have any height.
 */
export const SLOTS: Record<SlotName, Slot> = {
  poster: { width: 1200, height: 750 },
  plate: { width: 1000, height: 625 },
  article: { width: 960, height: 540 },
  service: { width: 640, height: 800 },
  industry: { width: 960, height: 540 },
  member: { width: 400, height: 500 },
  slide: { width: 800, height: 600 },
  logo: { width: 160, height: 64 },
  office: { width: 640, height: 480 },
  icon: { width: 512, height: 512 },
  prose: { width: 360, height: 120 },
};
