import { createHash } from "node:crypto";

export type Random = (low: number, high: number) => number;

/**
 * Pseudorandom numbers from `low` (inclusive) to `high` (exclusive): the same name gives the same
 * ones on every machine.
 */
export function seeded(name: string): Random {
  let count = 0;
  return (low, high) => {
    count += 1;
    const bits = createHash("md5").update(`${name} ${count}`).digest().readUInt32BE();
    return low + (bits / 2 ** 32) * (high - low);
  };
}
