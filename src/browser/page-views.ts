import type { RouteUpdateArgs } from "gatsby";
import { ROUTE_CHANGE_EVENT, TAG_MANAGER_ID } from "../constants/consent";

/** Until the new page's title is there. */
const TITLE_DELAY_MS = 50;

/** Tells the tag manager of each page view; a step to an anchor of the same page is none. */
export function notePageView({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  if (!TAG_MANAGER_ID) return;
  const isSamePage = location.pathname === prevLocation?.pathname && location.search === prevLocation.search;
  if (!isSamePage) setTimeout(() => window.dataLayer?.push({ event: ROUTE_CHANGE_EVENT }), TITLE_DELAY_MS);
}
