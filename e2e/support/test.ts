import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { UNDISTURBED } from "./visitor";

type TestFixtures = {
  /** The faults that a test provokes, by their beginning in the console; null for none. */
  provokedFaults: RegExp | null;
  /** Fails a test during which a page has a fault, whatever the test is about. */
  faults: undefined;
  /**
   * A page in a window whose scroll bars take up room, as on most desktops. Playwright hides them,
   * and nothing can jump.
   */
  pageWithBars: Page;
};
type WorkerFixtures = {
  /**
   * One page for all tests of a worker. It keeps its cache, which halves the time of tests that
   * visit many pages. For tests that leave nothing behind but the page they opened and the window
   * size, which each test sets itself.
   */
  sharedPage: Page;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  provokedFaults: [null, { option: true }],
  faults: [
    async ({ context, provokedFaults }, use) =>
      forbidFaults(context, () => use(undefined), provokedFaults),
    { auto: true },
  ],
  pageWithBars: async (
    { playwright, launchOptions, contextOptions, storageState, baseURL },
    use,
  ) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const context = await browser.newContext({ ...contextOptions, storageState, baseURL });
    await forbidFaults(context, async () => use(await context.newPage()));
    await browser.close();
  },
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        storageState: UNDISTURBED.storageState,
        reducedMotion: "reduce",
      });
      await forbidFaults(context, async () => use(await context.newPage()));
      await context.close();
    },
    { scope: "worker" },
  ],
});

export const REJECTION = /^Unhandled rejection/;
export const VIOLATION = /Content Security Policy/i;

/**
 * Runs something, and fails when a page or frame of the context has had a fault meanwhile: a rejected
 * promise that nothing handles, except in the editor, or a violation of its security policy. The
 * browser logs violations, except where a script catches the error, as libraries do that try whether
 * they may evaluate text: of those there is only an event.
 */
export async function forbidFaults(
  context: BrowserContext,
  use: () => Promise<void>,
  provoked: RegExp | null = null,
): Promise<void> {
  const faults: string[] = [];
  context.on("console", (message) => {
    const text = message.text();
    const isFault = REJECTION.test(text) || VIOLATION.test(text);
    if (isFault && !provoked?.test(text)) faults.push(`${message.page()?.url()}: ${text}`);
  });
  await context.addInitScript(() => {
    addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        console.error(
          `Content Security Policy: ${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`,
        ),
    );
    // The CMS leaves rejections of its own unhandled.
    if (location.pathname.startsWith("/admin")) return;
    addEventListener("unhandledrejection", ({ reason }) =>
      console.error(`Unhandled rejection: ${reason?.stack ?? reason}`),
    );
  });
  await use();
  expect(faults, "faults of pages").toEqual([]);
}
