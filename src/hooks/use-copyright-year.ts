import { useSyncExternalStore } from "react";

/** Years since the build after which the clock is not trusted. */
const PLAUSIBLE_YEARS = 10;

/**
 * The year of a copyright line. A visitor's clock may be wrong: a year before the build, or long after it, is ignored.
 */
function copyrightYear(now: Date, built: number): number {
  const year = now.getFullYear();
  return year > built && year <= built + PLAUSIBLE_YEARS ? year : built;
}

const BUILT = Number(process.env.BUILD_YEAR);

const never = () => () => {};
const onServer = () => BUILT;
const now = () => copyrightYear(new Date(), BUILT);

/** The current year: that of the build in the built HTML, then that of the visitor, so that hydration fits at New Year. */
export function useCopyrightYear(): number {
  return useSyncExternalStore(never, now, onServer);
}
