import { ROUTE_CHANGE_EVENT } from "../../../constants/consent";
import { ANALYTICS, CONSENT_GRANTED_EVENT, MARKETING } from "../../../constants/measuring";
import { gtag } from "./consent-default";

/**
 * Google's signals of each category.
 * @see https://developers.google.com/tag-platform/security/concepts/consent-mode
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

/** Removes the queued page views. @returns the one of the current page */
function takePageViews(queue: unknown[]): unknown {
  const current = queue.findLast(isRouteChange);
  queue.splice(0, queue.length, ...queue.filter((entry) => !isRouteChange(entry)));
  return current;
}

/** Makes the inert snippet a script. Call it after the consent commands are queued. */
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
 * Tells the tag manager which categories are granted and withdrawn, and runs it with the first
 * grant. It does not report earlier page views.
 * @param accepted categories that the visitor has accepted, now or on an earlier visit
 * @returns whether one is withdrawn whose tags may run in this document
 */
export function followConsent(accepted: readonly string[]): boolean {
  const { dataLayer } = window;
  const changes = Object.keys(SIGNALS).filter(
    (name) => accepted.includes(name) !== granted.includes(name),
  );
  if (!dataLayer || changes.length === 0) return false;
  granted = accepted;
  const isGrant = changes.some((name) => accepted.includes(name));
  const isWithdrawal = changes.some((name) => !accepted.includes(name));
  const page = isGrant && !isActive ? takePageViews(dataLayer) : undefined;
  const signals = changes.flatMap((name) =>
    (SIGNALS[name] ?? []).map(
      (signal) => [signal, accepted.includes(name) ? "granted" : "denied"] as const,
    ),
  );
  gtag("consent", "update", Object.fromEntries(signals));
  if (!isGrant) return isWithdrawal;
  isActive = true;
  dataLayer.push({ event: CONSENT_GRANTED_EVENT });
  if (page) dataLayer.push(page);
  runTagManager();
  return isWithdrawal;
}
