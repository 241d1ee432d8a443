import { createHash } from "node:crypto";

/** A number from `low` (inclusive) to `high` (exclusive). */
export type Random = (low: number, high: number) => number;

/** Pseudorandom numbers: the same seed gives the same ones on every machine. */
export function createRandom(seed: string): Random {
  let count = 0;
  return (low, high) => {
    count += 1;
    const bits = createHash("md5").update(`${seed} ${count}`).digest().readUInt32BE();
    return low + (bits / 2 ** 32) * (high - low);
  };
}
