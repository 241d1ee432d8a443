import type { RouteUpdateArgs } from "gatsby";
import { ROUTE_CHANGE_EVENT } from "../../constants/consent";

/** Time for the new page's title to change. */
const TITLE_DELAY_MS = 50;

/**
 * Tells the tag manager about page views. This replaces the browser part of
 * gatsby-plugin-google-tagmanager, which counts steps to an anchor, too, and adds web vitals: see
 * `overrides/client-modules.ts`.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  const isSamePage =
    location.pathname === prevLocation?.pathname && location.search === prevLocation.search;
  if (!isSamePage)
    setTimeout(() => window.dataLayer?.push({ event: ROUTE_CHANGE_EVENT }), TITLE_DELAY_MS);
}
