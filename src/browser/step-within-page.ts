import type { RouteUpdateArgs } from "gatsby";
import type { STAYS } from "../constants/history";

/** The router gives the state of the entry along. */
type RoutedLocation = Location & { state?: Partial<typeof STAYS> | null };

/** Whether the visitor is still on the same page, in another state of it: see `stays` of `ui/link`. */
export function isStepWithinPage({
  location,
  prevLocation,
}: Pick<RouteUpdateArgs, "location" | "prevLocation">): boolean {
  const { state } = location as RoutedLocation;
  return prevLocation?.pathname === location.pathname && state?.stays === true;
}
