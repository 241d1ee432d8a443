/** A source of time; tests inject their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back once, without keeping the process alive. Returns a function that cancels it. */
  after: (ms: number, callBack: () => void) => () => void;
};

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  after: (ms, callBack) => {
    const timer = setTimeout(callBack, ms).unref();
    return () => clearTimeout(timer);
  },
};
