import type { Clock } from "../clock";

export type TestClock = Clock & {
  /** Lets time pass, and what was due happen. */
  pass: (ms: number) => Promise<void>;
};

/** A clock that stands still until it is told to go on. */
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
    pass: async (ms) => {
      nowMs += ms;
      // What is still being done may ask to be called at a time that is over by then.
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
