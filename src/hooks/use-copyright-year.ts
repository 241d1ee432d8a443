import { useSyncExternalStore } from "react";
import { copyrightYear } from "../utils/copyright-year";

const BUILT = Number(process.env.BUILD_YEAR);

const never = () => () => {};
const onServer = () => BUILT;
const now = () => copyrightYear(new Date(), BUILT);

/** The current year: that of the build in the built HTML, then that of the visitor, so that hydration fits at New Year. */
export function useCopyrightYear(): number {
  return useSyncExternalStore(never, now, onServer);
}
