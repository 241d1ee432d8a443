/** When what happens in the intro. Times are seconds from the first frame. */

/** Frames a second. */
export const FRAME_RATE = 30;
export const FRAMES = 48;
/** Seconds. */
export const DURATION = FRAMES / FRAME_RATE;

/** Facets come out of the ink while they already move. */
export const DAWN = { from: -0.06, to: 0.3 };
/** The outermost facet leaves first, the innermost lands last. */
export const FLIGHT = { first: -0.12, last: 0.16, takes: 0.62 };
/** A band of light crosses the whole stone, from the right to the left. */
export const SWEEP = { from: 0.42, to: 1.02 };
/** A line of light falls along the cut. */
export const STROKE = { from: 0.88, to: 1.02 };
/** The halves part. */
export const OPENING = { from: 0.98, to: 1.34 };
/** The light of the cut runs through the stone; from then on nothing changes. */
export const LIGHT = { from: 0.98, to: 1.38 };

/** How much of a stretch of time has passed, 0 to 1. */
export function passed(time: number, { from, to }: { from: number; to: number }): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** Starts fast, settles gently. */
export function easeOut(share: number, power = 3): number {
  return 1 - (1 - share) ** power;
}

/** Starts gently and falls into place: most of the way lies in the middle, most of the time at the end. */
export function easeInOut(share: number): number {
  const start = 1.7;
  const end = 4;
  const turn = start / (start + end);
  const low = turn * (share / turn) ** start;
  return share < turn ? low : 1 - (1 - turn) * ((1 - share) / (1 - turn)) ** end;
}

/** 1 in the middle, 0 beyond the width. */
export function bell(distance: number, width: number): number {
  const share = Math.min(1, Math.abs(distance) / width);
  return (1 - share * share) ** 2;
}
