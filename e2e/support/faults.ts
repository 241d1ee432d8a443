import type { Page, Route } from "@playwright/test";

export type Fault = [fault: string, answer: (route: Route) => Promise<void>];

const GONE: Fault = [
  "is gone",
  (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }),
];

/** What may come in the place of a file. */
export const FAULTS: Fault[] = [
  GONE,
  ["is a page", (route) => route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><title>Welcome</title>" })],
];

/** Answers with a fault as soon as the early script, which is asked for first, could notice. */
export async function breakScript(page: Page, name: string, [, answer]: Fault = GONE): Promise<void> {
  await page.route(`**/${name}-*.js`, async (route) => {
    await page.waitForFunction(() => "intro" in document.documentElement.dataset);
    await answer(route);
  });
}

/** As in a browser that blocks a site's storage: whatever touches it throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(window, "sessionStorage", { get: refuse });
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
}

/** As in a browser that limits how often a page may write into its history. */
export async function blockHistoryState(page: Page): Promise<void> {
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
}
