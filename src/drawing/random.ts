/** FNV-1a, 32 bits. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

export type Random = ReturnType<typeof seeded>;

/**
 * A generator seeded by a name: the same name gives the same numbers on every machine. Mulberry32: short, fast and even
 * enough for pictures.
 */
export function seeded(name: string) {
  let state = hash(name);
  /** From 0 (inclusive) to 1 (exclusive). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    /** A whole number from low to high, both included. */
    whole: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
  };
}
