import { ANALYTICS, CONSENT_GRANTED_EVENT, ROUTE_CHANGE_EVENT } from "../../../constants/consent";
import { gtag } from "./consent-default";

const isRouteChange = (entry: unknown): boolean => (entry as { event?: unknown } | null)?.event === ROUTE_CHANGE_EVENT;

/** Whether analytics is granted now. */
let isGranted = false;

/** Whether the tag manager has run in this document. */
let isActive = false;

/** Removes the queued page views. @returns that of the current page */
function takePageViews(waiting: unknown[]): unknown {
  const shown = waiting.findLast(isRouteChange);
  waiting.splice(0, waiting.length, ...waiting.filter((entry) => !isRouteChange(entry)));
  return shown;
}

/** Turns the inert snippet into a script, after its consent commands have been queued. */
function runTagManager(): void {
  for (const text of document.querySelectorAll<HTMLScriptElement>(`script[data-category="${ANALYTICS}"]`)) {
    if (text.type !== "text/plain") continue;
    const script = document.createElement("script");
    script.text = text.text;
    text.replaceWith(script);
  }
}

/** Grants analytics, now or from an earlier visit. Page views from before the consent are not reported. */
export function grantAnalytics(): void {
  const { dataLayer } = window;
  if (!dataLayer || isGranted) return;
  isGranted = true;
  const page = isActive ? undefined : takePageViews(dataLayer);
  isActive = true;
  gtag("consent", "update", { analytics_storage: "granted" });
  dataLayer.push({ event: CONSENT_GRANTED_EVENT });
  if (page) dataLayer.push(page);
  runTagManager();
}

/** Withdraws the consent. */
export function denyAnalytics(): void {
  if (!isGranted) return;
  isGranted = false;
  gtag("consent", "update", { analytics_storage: "denied" });
}
