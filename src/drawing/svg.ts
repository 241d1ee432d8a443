export type Point = readonly [x: number, y: number];

/** Two decimals are finer than any pixel and keep drawings short. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** Points as an attribute of `polygon`. */
export const pointsOf = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ");
