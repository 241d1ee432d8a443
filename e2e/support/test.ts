import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { UNDISTURBED } from "./visitor";

type TestFixtures = {
  /** True for tests that provoke violations of the security policy. */
  violatesPolicy: boolean;
  /** Fails a test during which a page violates its security policy, whatever the test is about. */
  policy: undefined;
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
  violatesPolicy: [false, { option: true }],
  policy: [
    async ({ context, violatesPolicy }, use) => {
      if (violatesPolicy) await use(undefined);
      else await enforcePolicy(context, () => use(undefined));
    },
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
    await enforcePolicy(context, async () => use(await context.newPage()));
    await browser.close();
  },
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        storageState: UNDISTURBED.storageState,
        reducedMotion: "reduce",
      });
      await enforcePolicy(context, async () => use(await context.newPage()));
      await context.close();
    },
    { scope: "worker" },
  ],
});

/**
 * Runs something, and fails when a page or frame of the context has violated its security policy
 * meanwhile. The browser logs violations, except where a script catches the error, as libraries do
 * that try whether they may evaluate text: of those there is only an event.
 */
export async function enforcePolicy(
  context: BrowserContext,
  use: () => Promise<void>,
): Promise<void> {
  const violations: string[] = [];
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text()))
      violations.push(`${message.page()?.url()}: ${message.text()}`);
  });
  await context.addInitScript(() =>
    addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        console.error(
          `Content Security Policy: ${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`,
        ),
    ),
  );
  await use();
  expect(violations, "violations of the security policy").toEqual([]);
}
