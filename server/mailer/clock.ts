/** Time, in milliseconds; tests have one of their own. */
export type Clock = {
  /** Since 1970. */
  now: () => number;
  /** Calls back once, and does not keep the process running for it. Returns what calls it off. */
  after: (ms: number, callBack: () => void) => () => void;
};

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  after: (ms, callBack) => {
    const timer = setTimeout(callBack, ms).unref();
    return () => clearTimeout(timer);
  },
};
