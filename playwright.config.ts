import { defineConfig } from "@playwright/test";
import { PORT, SPOOL } from "./e2e/support/test-server";
import { UNDISTURBED } from "./e2e/support/visits";
import { browserPath, quickBrowserPath } from "./tools/lib/browser.mjs";

const launchOptions = {
  executablePath: quickBrowserPath(),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
};

/** What is seen as visitors see it: when pictures are loaded, and how they are drawn; see ADR 19. */
const WHOLE_BROWSER = /(?:page-weight|visual)\.spec/;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: "list",
  // One set of pictures for every machine; `npm run test:snapshots` renews them.
  snapshotPathTemplate: "e2e/snapshots/{arg}{ext}",
  expect: {
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      scale: "css",
      // Measured with Chromium 156: runs one after another, two at a time and with other hinting differ in nothing. With
      // 0.2 a button may turn from #141618 to #555 unseen; 0.1 shows it and is twice what shrinking snapshots changes.
      threshold: 0.1,
      // Without a GPU one page differed in 335. A paragraph a pixel lower is 5,600, a heading 3 px aside 3,000.
      maxDiffPixels: 400,
    },
  },
  use: {
    ...UNDISTURBED,
    baseURL: `http://localhost:${PORT}`,
    launchOptions,
  },
  projects: [
    // What is there without a script is there with one: `every-page.spec.ts` sees that it is taken over as it is.
    { name: "with a script", testIgnore: [/routes\.spec/, WHOLE_BROWSER] },
    {
      name: "in a whole browser",
      testMatch: WHOLE_BROWSER,
      use: { launchOptions: { ...launchOptions, executablePath: browserPath() } },
    },
    { name: "without a script", testMatch: /routes\.spec/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "npm run --silent serve",
    env: { PORT: String(PORT), SPOOL_DIR: SPOOL, RATE_LIMIT: "off" },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
