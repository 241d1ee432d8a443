import type { Slot, SlotName } from "./types";

/** Sources hold at least this many pixels per displayed CSS pixel. */
export const SOURCE_DENSITY = 2;

/**
 * Every place a picture is shown in, and the files the build makes for it.
 * `prose` pictures stand in Markdown and may have any height.
 */
export const SLOTS: Readonly<Record<SlotName, Slot>> = {
  poster: { width: 1200, height: 750, baseWidth: 1200, densities: [0.5, 1, 2] },
  plate: { width: 1000, height: 625, baseWidth: 1000, densities: [0.5, 1, 2], crop: false },
  article: { width: 960, height: 540, baseWidth: 960, densities: [0.5, 1, 2] },
  service: { width: 640, height: 800, baseWidth: 480, densities: [0.75, 1, 2] },
  industry: { width: 960, height: 540, baseWidth: 720, densities: [0.5, 1, 2] },
  member: { width: 400, height: 500, baseWidth: 280, densities: [1, 2] },
  slide: { width: 800, height: 600, baseWidth: 800, densities: [0.5, 1, 2] },
  logo: { width: 160, height: 64, baseWidth: 160, densities: [1, 2], placeholder: "none" },
  office: { width: 640, height: 480, baseWidth: 400, densities: [1, 2] },
  icon: { width: 512, height: 512, baseWidth: 44, densities: [1, 2], crop: false, placeholder: "none" },
  prose: { width: 360, height: 120, baseWidth: 680, densities: [0.5, 1, 2], crop: false },
};

/**
 * The `sizes` attribute of each use of a slot: how wide the style sheets draw the picture there. The browser chooses one
 * of the slot's files by it. Apart from the slots, so that browsers get nothing else of this table.
 */
export const SIZES = {
  poster: {
    card: "(min-width: 1200px) 600px, (min-width: 640px) 50vw, 100vw",
    slide: "(min-width: 950px) 760px, 80vw",
    /** On small screens the poster is cropped at its sides: it is drawn wider than the window. */
    opening: "(min-width: 768px) calc(100vw - 80px), 128vw",
    next: "(min-width: 1920px) 963px, (min-width: 768px) calc(52vw - 60px), calc(100vw - 40px)",
    wallFull: "(min-width: 1920px) 1680px, (min-width: 768px) calc(90vw - 80px), 100vw",
    wallLarge: "(min-width: 1920px) 967px, (min-width: 992px) 50vw, (min-width: 768px) 39vw, calc(100vw - 40px)",
    wallSmall: "(min-width: 1920px) 682px, (min-width: 992px) 35vw, (min-width: 768px) 39vw, calc(100vw - 40px)",
  },
  plate: {
    full: "(min-width: 1920px) 1680px, (min-width: 768px) calc(90vw - 80px), calc(100vw - 40px)",
    wide: "(min-width: 1920px) 1252px, (min-width: 768px) calc(67vw - 60px), calc(100vw - 40px)",
    narrow: "(min-width: 1920px) 825px, (min-width: 768px) calc(45vw - 55px), calc(100vw - 40px)",
  },
  article: {
    card: "(min-width: 1200px) 380px, (min-width: 640px) 50vw, 100vw",
    slide: "(min-width: 976px) 400px, (min-width: 768px) 41vw, (min-width: 500px) 400px, 80vw",
    cover: "(min-width: 1920px) 1680px, (min-width: 768px) 85vw, 90vw",
    newsLead: "(min-width: 1200px) 60vw, 100vw",
    blogLead: "(min-width: 1920px) 1110px, (min-width: 1250px) 57vw, 90vw",
    sevenColumns: "(min-width: 1920px) 968px, (min-width: 992px) 51vw, (min-width: 576px) 41vw, 90vw",
    fiveColumns: "(min-width: 1920px) 683px, (min-width: 992px) 36vw, (min-width: 576px) 41vw, 90vw",
    fourColumns: "(min-width: 1920px) 540px, (min-width: 992px) 28vw, (min-width: 576px) 41vw, 90vw",
  },
  service: {
    line: "360px",
    narrowChapter:
      "(min-width: 2000px) 546px, (min-width: 1200px) 27vw, (min-width: 992px) 25vw, (min-width: 768px) 35vw, calc(100vw - 40px)",
    middleChapter:
      "(min-width: 2000px) 38vw, (min-width: 1200px) 34vw, (min-width: 992px) 32vw, (min-width: 768px) 43vw, calc(100vw - 20px)",
    wideChapter:
      "(min-width: 2000px) 771px, (min-width: 1200px) 38vw, (min-width: 992px) 31vw, (min-width: 768px) 43vw, calc(100vw - 20px)",
  },
  industry: { band: "(min-width: 992px) 50vw, 100vw" },
  member: {
    card: "(min-width: 1920px) 398px, (min-width: 992px) 20vw, (min-width: 768px) 38vw, 30vw",
    note: "120px",
  },
  slide: { stage: "(min-width: 1040px) 760px, 74vw" },
  logo: { wall: "160px" },
  office: { card: "(min-width: 1920px) 540px, (min-width: 992px) 28vw, (min-width: 768px) 36vw, 90vw" },
  icon: { sidebar: "44px" },
  prose: { text: "(min-width: 1200px) 860px, (min-width: 768px) 80vw, 90vw" },
} as const satisfies Record<SlotName, Record<string, string>>;
