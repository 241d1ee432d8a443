import type { Page } from "@playwright/test";
import { open } from "./settle";

/** Opens a page without an intro before it, for a visitor who sees everything move from then on. */
export async function openMoving(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, route);
  await page.emulateMedia({ reducedMotion: "no-preference" });
}

/** Waits until the site's script has taken over a page that the test did not `open`. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
}

/** Goes to an address within the site as its links do. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), address);
}

/** Marks the document, so that a test can tell it from another one at the same address. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => "sameDocument" in window);

/** What the scripts of a page did not catch, from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}
