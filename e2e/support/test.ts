import { type BrowserContext, test as base, chromium, expect, type LaunchOptions, type Page } from "@playwright/test";
import { browserPath } from "../../tools/lib/browser.mjs";
import { UNDISTURBED } from "./visitor";

type TestFixtures = {
  /** For tests that provoke violations of the security policy. */
  violatesPolicy: boolean;
  /** Fails a test during which a page violates its security policy, whatever the test is about. */
  policy: undefined;
  /** A page in a window whose scroll bars take up room, as on most desktops. Playwright hides them, and nothing can jump. */
  pageWithBars: Page;
};
type WorkerFixtures = {
  /**
   * One page for all tests of a worker. It keeps its cache, which halves the time of tests that visit many pages. For
   * tests that leave nothing behind but the page they opened and the window size, which each test sets itself.
   */
  sharedPage: Page;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  violatesPolicy: [false, { option: true }],
  policy: [
    async ({ context, violatesPolicy }, use) => {
      const violations: string[] = [];
      context.on("console", (message) => {
        if (/Content Security Policy/i.test(message.text()))
          violations.push(`${message.page()?.url()}: ${message.text()}`);
      });
      await use(undefined);
      if (!violatesPolicy) expect(violations, "violations of the security policy").toEqual([]);
    },
    { auto: true },
  ],
  pageWithBars: async ({ playwright, launchOptions, contextOptions, storageState, baseURL }, use) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    await use(await browser.newPage({ ...contextOptions, storageState, baseURL }));
    await browser.close();
  },
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

/** Runs something in a browser with the back/forward cache, which Playwright disables by default. */
export async function withPageCache(
  launchOptions: LaunchOptions,
  baseURL: string | undefined,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: browserPath(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    await use(await browser.newContext({ baseURL, reducedMotion: "reduce" }));
  } finally {
    await browser.close();
  }
}
