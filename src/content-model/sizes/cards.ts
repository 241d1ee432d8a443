/** `sizes` of pictures that stand on pages of several kinds, see `SLOTS`. */
export const CARD_SIZES = {
  work: "(min-width: 1200px) 600px, (min-width: 640px) 50vw, 100vw",
  workSlide: "(min-width: 950px) 760px, 80vw",
  service: "(min-width: 992px) 37vw, 88px",
  serviceBlade: "(min-width: 1200px) 28vw, 176px",
  industry: "(min-width: 992px) 50vw, 100vw",
  member: "(min-width: 992px) 20vw, (min-width: 768px) 38vw, 30vw",
  processSlide: "(min-width: 1040px) 760px, 74vw",
  logo: "160px",
  office: "(min-width: 992px) 28vw, (min-width: 768px) 36vw, 90vw",
} as const;
/** `sizes` of a picture from edge to edge. */
export const PANORAMA_SIZES = "(min-width: 768px) calc(100vw - 80px), 100vw";
