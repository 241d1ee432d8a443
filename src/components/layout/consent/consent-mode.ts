import { ANALYTICS, CONSENT_GRANTED_EVENT, ROUTE_CHANGE_EVENT, TAG_MANAGER_ID } from "../../../constants/consent";

type Signal = "granted" | "denied";

/** https://developers.google.com/tag-platform/security/guides/consent */
const DENIED: Readonly<Record<string, Signal>> = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

/** What the tag manager reads, once it is there. It tells commands by their being an `arguments` object. */
function gtag(..._command: [name: "consent", action: "default" | "update", signals: Readonly<Record<string, Signal>>]) {
  // biome-ignore lint/complexity/noArguments: an array is not what the tag manager looks for.
  window.dataLayer?.push(arguments);
}

const isRouteChange = (entry: unknown): boolean => (entry as { event?: unknown } | null)?.event === ROUTE_CHANGE_EVENT;

/** Whether the tag manager may be measuring. */
let isGranted = false;

/** Whether the tag manager has been let in since the document was opened. */
let isActive = false;

/** Before anything else is said: everything is denied. Without a tag manager nothing is ever said. */
export function denyByDefault(): void {
  if (!TAG_MANAGER_ID) return;
  window.dataLayer ??= [];
  gtag("consent", "default", DENIED);
}

/** Takes the page views out of what waits for the tag manager; returns that of the page shown. */
function takePageViews(waiting: unknown[]): unknown {
  const shown = waiting.findLast(isRouteChange);
  waiting.splice(0, waiting.length, ...waiting.filter((entry) => !isRouteChange(entry)));
  return shown;
}

/** Makes the snippet that waits as text a script, after what it must know has been said. */
function letTagManagerIn(): void {
  for (const text of document.querySelectorAll<HTMLScriptElement>(`script[data-category="${ANALYTICS}"]`)) {
    if (text.type !== "text/plain") continue;
    const script = document.createElement("script");
    script.text = text.text;
    text.replaceWith(script);
  }
}

/** A visitor accepts analytics, now or on an earlier visit. What they read before they did is nobody's business. */
export function grantAnalytics(): void {
  const { dataLayer } = window;
  if (!dataLayer || isGranted) return;
  isGranted = true;
  const page = isActive ? undefined : takePageViews(dataLayer);
  isActive = true;
  gtag("consent", "update", { analytics_storage: "granted" });
  dataLayer.push({ event: CONSENT_GRANTED_EVENT });
  if (page) dataLayer.push(page);
  letTagManagerIn();
}

/** A visitor takes their consent back. */
export function denyAnalytics(): void {
  if (!isGranted) return;
  isGranted = false;
  gtag("consent", "update", { analytics_storage: "denied" });
}
