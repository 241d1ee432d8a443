import type { Page } from "@playwright/test";

const GOOGLE = "https://www.googletagmanager.com";
const HITS = "https://region1.google-analytics.com/g/collect";

/** As much of Google's scripts as a security policy has to do with: the container loads Analytics, which reports the page. */
const SCRIPTS: Record<string, string> = {
  [`${GOOGLE}/gtm.js`]: `
    const script = document.createElement("script");
    script.src = "${GOOGLE}/gtag/js?id=G-TESTS";
    document.head.append(script);
    new Image().src = "${GOOGLE}/a?id=GTM-TESTS";
  `,
  [`${GOOGLE}/gtag/js`]: `
    navigator.sendBeacon("${HITS}?en=scroll");
    fetch("${HITS}?en=page_view", { method: "POST", mode: "no-cors", keepalive: true });
  `,
};

/** What the stand-in requests where nothing stops it, sorted. */
export const MEASURING = [HITS, HITS, `${GOOGLE}/a`, `${GOOGLE}/gtag/js`, `${GOOGLE}/gtm.js`];

/**
 * Answers for every other host, with stand-ins for Google's scripts. Unlike a route of Playwright's this leaves the page its
 * cache, which halves the time of tests that visit many pages.
 * @returns the addresses requested, without their queries, a live list
 */
export async function standInForTagManager(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const [address = ""] = request.url.split("?");
    requested.push(address);
    const body = Buffer.from(SCRIPTS[address] ?? "").toString("base64");
    void session.send("Fetch.fulfillRequest", { requestId, responseCode: 200, body });
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
  return requested;
}
