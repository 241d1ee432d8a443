import type { RouteUpdateArgs } from "gatsby";
import { ROUTE_CHANGE_EVENT } from "../../constants/consent";

/** Wait for the new page's title. */
const TITLE_DELAY_MS = 50;

/**
 * Replaces the browser part of gatsby-plugin-google-tagmanager, which also counts anchors as page
 * views and brings web vitals along: see `overrides/client-modules.ts`.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  const isSamePage =
    location.pathname === prevLocation?.pathname && location.search === prevLocation.search;
  if (!isSamePage)
    setTimeout(() => window.dataLayer?.push({ event: ROUTE_CHANGE_EVENT }), TITLE_DELAY_MS);
}
