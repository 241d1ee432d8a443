import type { RouteUpdateArgs } from "gatsby";
import type { KEEPS_SCROLL } from "../constants/visit";

/** The router adds the entry's state. */
type RoutedLocation = Location & { state?: Partial<typeof KEEPS_SCROLL> | null };

/** Whether this is the same page in another state: see `keepsScroll` of `ui/link`. */
export function isStepWithinPage({
  location,
  prevLocation,
}: Pick<RouteUpdateArgs, "location" | "prevLocation">): boolean {
  const { state } = location as RoutedLocation;
  return prevLocation?.pathname === location.pathname && state?.keepsScroll === true;
}
