import { expect, type Page } from "@playwright/test";
import { homeCopy, pageCopy } from "./content";

/** Headings of pages that exist once. */
const HEADINGS = {
  "/": homeCopy().hero.title,
  "/about-us": pageCopy("about").title,
  "/blog": pageCopy("blog-page").title,
  "/career-page": pageCopy("career").title,
  "/contact": pageCopy("contact").title,
  "/contact-form": pageCopy("contact-form").title,
  "/services": pageCopy("services-page").title,
  "/works": pageCopy("works-page").title,
};

export type Size = { width: number; height: number };

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * Waits until React has hydrated the built HTML: the page, and its sections, which follow in slices
 * (ADR 28).
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Sections of Markdown, such as tables and notes, have no title, and React does not know them.
    const parts = [...document.querySelectorAll("main, main section[aria-labelledby]")];
    // No function with a name: tsx, which runs the benches, would call a helper that the page does
    // not have.
    return (
      parts.length > 0 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactFiber$")))
    );
  });
}

/**
 * Has all laid out, as the page has some time after it has loaded, and waits for fonts, the
 * pictures in view, animations that end, and the frame that shows them.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset.skips);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isInView || !image.checkVisibility();
    }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const endingAnimations = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      // A scroll-driven animation has no end in time.
      return (
        animation.playState === "running" && typeof endTime === "number" && Number.isFinite(endTime)
      );
    });
    // Cancelled animations have ended, too.
    await Promise.allSettled(endingAnimations.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Opens a page and waits until it is hydrated and still. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
  await settle(page);
}

export async function openAt(page: Page, route: string, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await open(page, route);
}

export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await settle(page);
}

/** Opens a page without its intro; from then on the visitor sees all motion. */
export async function openWithMotion(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, route);
  await page.emulateMedia({ reducedMotion: "no-preference" });
}

/**
 * Scrolls to the end in steps, in parts of the window's height, and waits for what comes when it is
 * near.
 */
export async function scrollThrough(page: Page, step: number): Promise<void> {
  await page.evaluate(async (windows) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * windows) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, step);
}

/**
 * Waits for the carousel of every row that does not fit: one that is scrolled past before its
 * effects ran stays a list.
 */
async function bringInCarousels(page: Page): Promise<void> {
  for (const row of await page
    .locator('[role="group"][tabindex="0"]:has(li + li)')
    .elementHandles()) {
    await row.scrollIntoViewIfNeeded();
    await page.waitForFunction((element) => {
      const { ariaRoleDescription, scrollWidth, clientWidth } = element as Element;
      return ariaRoleDescription || scrollWidth <= clientWidth;
    }, row);
  }
}

/**
 * Scrolls through the whole page, so that everything that loads or appears when near is there; ends
 * at the top.
 */
export async function showEverything(page: Page): Promise<void> {
  await scrollThrough(page, 1 / 2);
  await bringInCarousels(page);
  // Pictures at the side of a carousel never come near a viewport. They are collected anew each
  // time, as a carousel brings its own; `decode()` may never answer for a picture that has been
  // removed.
  await page.waitForFunction(() => {
    const visibleImages = [...document.images].filter((image) => image.checkVisibility());
    for (const image of visibleImages) {
      Object.assign(image, { loading: "eager", decoding: "sync" });
      // Pictures of whole pages leave out the frames that are far below the window.
      image.closest("picture")?.style.setProperty("content-visibility", "visible");
    }
    return visibleImages.every(({ complete }) => complete);
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await settle(page);
}

/** Navigates within the document, as links do. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    address,
  );
}

/** Expects the page of a route to be shown, whatever the rest of its address. */
export const expectShown = (page: Page, route: keyof typeof HEADINGS): Promise<void> =>
  expect(heading(page)).toHaveText(HEADINGS[route]);

/** Navigates within the document, and waits until the page is shown. */
export async function followTo(page: Page, route: keyof typeof HEADINGS, hash = ""): Promise<void> {
  await follow(page, route + hash);
  await expectShown(page, route);
}

/** Marks the document, to tell it from another one at the same address. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => "sameDocument" in window);

/** Records the documents that the page loads from now on. */
export function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Records the uncaught errors of a page from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

/** Records uncaught errors and errors in the console from now on. */
export function recordErrors(page: Page): string[] {
  const errors = collectErrors(page);
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}

/**
 * Expects exactly these values in the head. It polls: React draws the head anew, and for a moment
 * the old and the new tags stand side by side.
 */
export async function expectInHead(
  page: Page,
  selector: string,
  attribute: string,
  values: unknown[],
): Promise<void> {
  const tags = page.locator(`head ${selector}`);
  const found = () =>
    tags.evaluateAll((all, name) => all.map((tag) => tag.getAttribute(name)), attribute);
  await expect.poll(found).toEqual(values);
}
