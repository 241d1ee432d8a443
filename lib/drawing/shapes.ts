export type Point = readonly [x: number, y: number];

/** Rounds to two decimals, which are finer than any pixel and keep drawings short. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** The attribute `points` of an SVG `polygon`. */
export const pointsOf = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ");

/** Shift of a line to the side for each unit of its height, by its angle to the vertical. */
export const leanOf = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
