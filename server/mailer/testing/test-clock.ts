import type { Clock } from "../clock";
import { until } from "./wait";

export type TestClock = Clock & {
  /** Lets time pass, and runs the timers that are due. */
  pass: (ms: number) => Promise<void>;
  /** Lets time pass in steps of `ms` until a condition holds, whatever timers are set meanwhile. */
  passUntil: (ms: number, holds: () => boolean | Promise<boolean>) => Promise<void>;
  /** How long each timer still waits, in ms. */
  waitsMs: () => number[];
  /** Sets the clock forward or back, as a time server does. Timers wait as long as before. */
  jump: (ms: number) => void;
};

/** A clock that only advances by `pass`. */
export function testClock(): TestClock {
  let nowMs = Date.now();
  const timers = new Set<{ atMs: number; callBack: () => void }>();
  async function pass(ms: number): Promise<void> {
    nowMs += ms;
    // Work under way may set timers that are due already.
    for (let round = 0; round < 10; round += 1) {
      for (const timer of timers) {
        if (timer.atMs > nowMs) continue;
        timers.delete(timer);
        timer.callBack();
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  return {
    now: () => nowMs,
    after: (ms, callBack) => {
      const timer = { atMs: nowMs + ms, callBack };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    jump: (ms) => {
      nowMs += ms;
      for (const timer of timers) timer.atMs += ms;
    },
    pass,
    passUntil: (ms, holds) =>
      until(async () => {
        if (await holds()) return true;
        await pass(ms);
        return holds();
      }),
    waitsMs: () => [...timers].map(({ atMs }) => atMs - nowMs),
  };
}
