import type { RouteUpdateArgs } from "gatsby";
import { HEAD_MARK } from "../overrides/head-mark";

/** Structured data is in the built HTML only: that of the first page is not true for the next one, and is removed. */
export function forgetStructuredData({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.head.querySelector(`script[type="application/ld+json"]:not([${HEAD_MARK}])`)?.remove();
}
