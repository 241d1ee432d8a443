import type { Page } from "@playwright/test";

/** Answers that may arrive in place of a file. */
export const MISSING = { status: 404, contentType: "text/plain", body: "Not found" };
export const HTML_INSTEAD = {
  contentType: "text/html",
  body: "<!DOCTYPE html><title>Welcome</title>",
};

/**
 * Answers a script with a fault, not before the early script, which is requested first, can notice.
 */
export async function breakScript(
  page: Page,
  name: string,
  fault: object = MISSING,
): Promise<void> {
  await page.route(`**/${name}-*.js`, async (route) => {
    await page.waitForFunction(() => "intro" in document.documentElement.dataset);
    await route.fulfill(fault);
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

const refuseState = () => {
  History.prototype.replaceState = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
};

/**
 * Simulates a browser that refuses to store state in the history, from now on and in the documents
 * that follow.
 */
export async function blockHistoryState(page: Page): Promise<void> {
  await page.addInitScript(refuseState);
  await page.evaluate(refuseState);
}
