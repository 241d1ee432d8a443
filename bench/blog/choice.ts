import type { Page } from "@playwright/test";
import { categoryLink } from "../../e2e/support/blog";
import { hydrated } from "../../e2e/support/page";
import { DESKTOP, UNDISTURBED } from "../../e2e/support/visitor";
import { median } from "../figures";
import { withBrowser } from "./transfer";

const CHOICES = 7;
/** Who waits that long has no answer. */
const LONGEST_WAIT_MS = 5000;

export type Choice = {
  /** From the visitor's click to the first change of the list, in milliseconds. */
  milliseconds: number;
  /** Frames that were shown without an answer meanwhile. */
  frames: number;
};

type Watching = Window & { answer?: Promise<Choice> };

/** Notes in the page when the click comes and when what the list shows first changes. */
const watch = (page: Page) =>
  page.evaluate((longestWait) => {
    const main = document.querySelector("main") ?? document.body;
    (window as Watching).answer = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("the list did not change")), longestWait);
      let [start, frames] = [0, 0];
      const count = () => {
        frames++;
        requestAnimationFrame(count);
      };
      addEventListener(
        "click",
        ({ timeStamp }) => {
          start = timeStamp;
          requestAnimationFrame(count);
        },
        { capture: true, once: true },
      );
      const observer = new MutationObserver((changes) => {
        if (start === 0 || !changes.some(({ target }) => target instanceof Element && target.closest("main"))) return;
        observer.disconnect();
        resolve({ milliseconds: performance.now() - start, frames });
      });
      observer.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden"] });
    });
  }, LONGEST_WAIT_MS);

/**
 * Chooses categories on the list of a served blog, by turns.
 * @param categories titles of at least two
 * @returns the median of the answers
 * @throws Error when the list has no such choice
 */
export const measureChoice = (base: string, categories: readonly string[]): Promise<Choice> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: DESKTOP, ...UNDISTURBED, ...UNDISTURBED.contextOptions });
    // What compiles this file names functions with a helper of its own, which pages do not have.
    await context.addInitScript({ content: "globalThis.__name = (named) => named" });
    const page = await context.newPage();
    await page.goto(`${base}/blog`, { waitUntil: "networkidle" });
    await hydrated(page);
    const answers: Choice[] = [];
    for (let index = 0; index < CHOICES; index++) {
      const control = categoryLink(page, categories[index % categories.length] ?? "");
      await control.scrollIntoViewIfNeeded();
      await watch(page);
      await control.click();
      answers.push(await page.evaluate(() => (window as Watching).answer as Promise<Choice>));
      // What a first choice may have to load is there for all that follow, as with visitors.
      await page.waitForLoadState("networkidle");
    }
    return {
      milliseconds: median(answers.map(({ milliseconds }) => milliseconds)),
      frames: median(answers.map(({ frames }) => frames)),
    };
  });
