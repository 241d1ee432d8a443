import type { Page } from "@playwright/test";

/** Waits until React has taken over the built HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
}

/**
 * Waits until nothing is on its way: fonts, the pictures in view, animations that end, and the frame that shows them.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isInView || !image.checkVisibility();
    }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      // An animation that follows scrolling has no end in time.
      return animation.playState === "running" && typeof endTime === "number" && Number.isFinite(endTime);
    });
    // One that is cancelled has ended, too.
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Opens a page and waits until it stands still. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await settle(page);
}

export type Size = { width: number; height: number };

/** Opens a page in a window of a size. */
export async function openAt(page: Page, route: string, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await open(page, route);
}

/** Changes the window's size under an open page. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await settle(page);
}

/**
 * Waits until every picture shown is there, also those at the side of a row that scrolls, which come near to no view.
 * Asks for the pictures anew each time, as a row that is taken over brings its own; and waits for no `decode()`, which
 * may never answer for a picture that was taken away.
 */
async function loadEveryPicture(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) Object.assign(image, { loading: "eager", decoding: "sync" });
    return shown.every(({ complete }) => complete);
  });
}

/** Shows every part of the page once, so that what loads or appears when it comes near is there; ends at the top. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  // Rows that have come near are taken over by ones that move.
  await page.waitForFunction(() => !document.querySelector("[data-row='coming']"));
  await loadEveryPicture(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await settle(page);
}
