import { createHash } from "node:crypto";

/** The one angle of the identity, in degrees from the vertical or the horizontal. */
const CUT_DEGREES = 12;
export const CUT = Math.tan((CUT_DEGREES * Math.PI) / 180);

export type Point = readonly [x: number, y: number];

/** Two decimals are finer than any pixel and keep drawings short. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** Points as an attribute of `polygon`. */
export const pointsOf = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ");

export type Random = (low: number, high: number) => number;

/**
 * Numbers from `low` (inclusive) to `high` (exclusive): the same name gives the same ones on every
 * machine.
 */
export function seeded(name: string): Random {
  let count = 0;
  return (low, high) => {
    count += 1;
    const bits = createHash("md5").update(`${name} ${count}`).digest().readUInt32BE();
    return low + (bits / 2 ** 32) * (high - low);
  };
}
