import type { Page, Route } from "@playwright/test";

export type Fault = [fault: string, answer: (route: Route) => Promise<void>];

/** What may arrive in place of a file. */
export const MISSING: Fault = [
  "is missing",
  (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }),
];
export const HTML_INSTEAD: Fault = [
  "is an HTML page",
  (route) => route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><title>Welcome</title>" }),
];

/** Answers a script with a fault, not before the early script, which is requested first, can notice. */
export async function breakScript(page: Page, name: string, [, answer]: Fault = MISSING): Promise<void> {
  await page.route(`**/${name}-*.js`, async (route) => {
    await page.waitForFunction(() => "intro" in document.documentElement.dataset);
    await answer(route);
  });
}

/** Holds the early script back until another has failed. */
export async function breakScriptUnnoticed(page: Page, name: string, [, answer]: Fault): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("error", () => Object.assign(window, { hasFailed: true }), true);
  });
  await page.route(`**/${name}-*.js`, (route) => answer(route));
  await page.route("**/early-*.js", async (route) => {
    await page.waitForFunction(() => "hasFailed" in window);
    await route.continue();
  });
}

/** Simulates a browser that blocks the site's storage: every access throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(window, "sessionStorage", { get: refuse });
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
}

/** Simulates a browser that refuses to store state in the history. */
export async function blockHistoryState(page: Page): Promise<void> {
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
}

/** Wraps all text of a page in <font> elements, as browsers' translators do. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest("script, style, font")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.textContent;
      text.replaceWith(outer);
    }
  });
}
