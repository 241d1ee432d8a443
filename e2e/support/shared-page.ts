import { test as base, type Page } from "@playwright/test";
import { UNDISTURBED } from "./visits";

type WorkerFixtures = {
  /**
   * One page for all tests of a worker: its cache stays warm, which halves the time of tests over every page. For tests
   * that leave nothing behind but the page they opened and the size of the window, which each sets for itself.
   */
  sharedPage: Page;
};

export const test = base.extend<object, WorkerFixtures>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        storageState: UNDISTURBED.storageState,
        reducedMotion: "reduce",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
