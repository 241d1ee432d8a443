import { ROUTE_CHANGE_EVENT } from "../../../constants/consent";
import { ANALYTICS, CONSENT_GRANTED_EVENT, MARKETING } from "../../../constants/measuring";
import { gtag } from "./consent-default";

/**
 * Google's signals of each category:
 * https://developers.google.com/tag-platform/security/concepts/consent-mode
 */
const SIGNALS: Readonly<Record<string, readonly string[]>> = {
  [ANALYTICS]: ["analytics_storage"],
  [MARKETING]: ["ad_storage", "ad_user_data", "ad_personalization"],
};

const isRouteChange = (entry: unknown): boolean =>
  (entry as { event?: unknown } | null)?.event === ROUTE_CHANGE_EVENT;

/** The categories that are granted now. */
let granted: readonly string[] = [];

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
  for (const text of document.querySelectorAll<HTMLScriptElement>(
    `script[data-category="${ANALYTICS}"]`,
  )) {
    if (text.type !== "text/plain") continue;
    const script = document.createElement("script");
    script.text = text.text;
    text.replaceWith(script);
  }
}

/**
 * Tells the tag manager what is granted, now or from an earlier visit, and what is withdrawn; the
 * first grant runs it. Page views from before that are not reported.
 */
export function followConsent(accepted: readonly string[]): void {
  const { dataLayer } = window;
  const changed = Object.keys(SIGNALS).filter(
    (name) => accepted.includes(name) !== granted.includes(name),
  );
  if (!dataLayer || changed.length === 0) return;
  granted = accepted;
  const isGrant = changed.some((name) => accepted.includes(name));
  const page = isGrant && !isActive ? takePageViews(dataLayer) : undefined;
  const signals = changed.flatMap((name) =>
    (SIGNALS[name] ?? []).map(
      (signal) => [signal, accepted.includes(name) ? "granted" : "denied"] as const,
    ),
  );
  gtag("consent", "update", Object.fromEntries(signals));
  if (!isGrant) return;
  isActive = true;
  dataLayer.push({ event: CONSENT_GRANTED_EVENT });
  if (page) dataLayer.push(page);
  runTagManager();
}
