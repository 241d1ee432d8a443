import { defineConfig } from "@playwright/test";
import { BASE_URL, TEST_SERVER } from "./e2e/support/test-server";
import { UNDISTURBED } from "./e2e/support/visitor";
import { browserPath, quickBrowserPath } from "./tools/lib/browser.mjs";

const launchOptions = {
  executablePath: quickBrowserPath(),
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Tests of the CMS, a script of megabytes with a preview of the site beside each form. */
const EDITOR = /e2e\/editor\//;
/** When pictures load and how they are drawn differs in the headless shell; see ADR 19. */
const WHOLE_BROWSER = /pages\/(?:page-weight|visual)\.spec/;
/**
 * Everything in these is in the HTML, so they run without JavaScript. `page-types.spec.ts` sees
 * that hydration keeps it.
 */
const WITHOUT_SCRIPT = /pages\/routes\.spec/;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // As many as cores: with one more, a run takes as long, and each test longer.
  workers: "100%",
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: "list",
  // One set of snapshots for every machine; `npm run test:snapshots` renews them.
  snapshotPathTemplate: "e2e/snapshots/{arg}{ext}",
  expect: {
    // Machines that run tests may be several times slower than the one on a desk; what is there is
    // found at once.
    timeout: 30_000,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      scale: "css",
      // Measured with Chromium 156: consecutive runs, parallel runs and other font hinting differ
      // in nothing. With 0.2 a button may turn from #141618 to #555 unnoticed; 0.1 shows it and is
      // twice what shrinking snapshots changes.
      threshold: 0.1,
      // Without a GPU one page differed in 335 pixels. A paragraph a pixel lower is 5,600, a
      // heading 3 px aside 3,000.
      maxDiffPixels: 400,
    },
  },
  use: {
    ...UNDISTURBED,
    baseURL: BASE_URL,
    launchOptions,
  },
  projects: [
    // The two that run one test at a time come first, so that others run beside them.
    // The CMS keeps two cores busy: two tests at once take longer than one by one.
    {
      name: "in the editor",
      testMatch: EDITOR,
      workers: 1,
      timeout: 240_000,
      expect: { timeout: 60_000 },
      // All tests in one process, where the script of the CMS stays compiled: see `editor.ts`.
      use: {
        launchOptions: { ...launchOptions, args: [...launchOptions.args, "--process-per-site"] },
      },
    },
    {
      // These measure what a visit costs.
      name: "in a full browser",
      testMatch: WHOLE_BROWSER,
      workers: 1,
      use: { launchOptions: { ...launchOptions, executablePath: browserPath() } },
    },
    { name: "with JavaScript", testIgnore: [EDITOR, WITHOUT_SCRIPT, WHOLE_BROWSER] },
    {
      name: "without JavaScript",
      testMatch: WITHOUT_SCRIPT,
      // Nor with pictures, which take most of the time.
      use: {
        javaScriptEnabled: false,
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
        },
      },
    },
  ],
  webServer: TEST_SERVER,
});
