import type { Clock } from "../clock";

export type TestClock = Clock & {
  /** Advances the clock, and runs the timers that are due. */
  pass: (ms: number) => Promise<void>;
  /** Sets the clock forward or back, as a time server does: timers wait as long as before. */
  jump: (ms: number) => void;
};

/** A clock that only advances by `pass`. */
export function testClock(): TestClock {
  let nowMs = Date.now();
  const due = new Set<{ atMs: number; callBack: () => void }>();
  return {
    now: () => nowMs,
    after: (ms, callBack) => {
      const entry = { atMs: nowMs + ms, callBack };
      due.add(entry);
      return () => due.delete(entry);
    },
    jump: (ms) => {
      nowMs += ms;
      for (const entry of due) entry.atMs += ms;
    },
    pass: async (ms) => {
      nowMs += ms;
      // Pending work may set timers that are already due.
      for (let look = 0; look < 10; look += 1) {
        for (const entry of due) {
          if (entry.atMs > nowMs) continue;
          due.delete(entry);
          entry.callBack();
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}
