import type { RouteUpdateArgs } from "gatsby";
import { HEAD_MARK } from "../overrides/head-mark";

/**
 * Structured data stands in the built HTML only: what the page a visitor came by says is no truth of the next one.
 * @param args the addresses before, null on the first page, and now
 */
export function forgetStructuredData({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.head.querySelector(`script[type="application/ld+json"]:not([${HEAD_MARK}])`)?.remove();
}
