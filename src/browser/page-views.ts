import type { RouteUpdateArgs } from "gatsby";
import { ROUTE_CHANGE_EVENT } from "../constants/consent";

/** Until the new page's title is there. */
const TITLE_DELAY_MS = 50;

/**
 * Stands for the browser's part of gatsby-plugin-google-tagmanager, which also counts each anchor of a page, and holds
 * measurements that this site does not take; see `gatsby/webpack-config.ts`.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  const isSamePage = location.pathname === prevLocation?.pathname && location.search === prevLocation.search;
  if (!isSamePage) setTimeout(() => window.dataLayer?.push({ event: ROUTE_CHANGE_EVENT }), TITLE_DELAY_MS);
}
