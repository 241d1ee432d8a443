import { type CDPSession, expect, type Page } from "@playwright/test";
import { closeByEscape, openOverlay } from "../support/contact-overlay";
import { longestEntry } from "../support/content";
import { openMenu } from "../support/menu";
import { expectInHead, follow, open } from "../support/page";
import { test } from "../support/test";

/** A tour of pages of every kind; everything is measured on the last one. */
const ROUND = [
  "/services",
  "/works",
  `/works/${longestEntry("works")}`,
  "/blog",
  `/blog/${longestEntry("blog")}`,
  "/about-us",
  "/contact",
  "/career-page",
  "/privacy-policy",
  "/",
];

/** Everything has been loaded after two rounds; what still grows then leaks. */
const ROUNDS_BEFORE = 2;
const ROUNDS = 10;

/** Share by which a measure may grow. */
const MAX_GROWTH = 0.1;

/**
 * Compiled code grows with use, and is freed when memory is short: it would hide what is measured
 * here.
 */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--js-flags=--jitless"] }),
});

type Weight = { heap: number; listeners: number; nodes: number };

async function weigh(session: CDPSession): Promise<Weight> {
  // The next run collects what finalizers of this one release.
  for (let run = 0; run < 3; run++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (metricName: string) =>
    metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
  return { heap: usedSize, listeners: metric("JSEventListeners"), nodes: metric("Nodes") };
}

async function visitAll(page: Page): Promise<void> {
  for (const route of ROUND) {
    await follow(page, route);
    await expectInHead(page, "link[rel=canonical]", "href", [
      expect.stringMatching(new RegExp(`[^/]${route}$`)),
    ]);
  }
  await closeByEscape(page, await openMenu(page));
  await closeByEscape(page, await openOverlay(page));
}

test("a visit of a hundred pages with menu and overlay leaks nothing", async ({ page }) => {
  // Code that is not compiled is slow on a busy machine.
  test.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await open(page, "/");
  for (let round = 0; round < ROUNDS_BEFORE; round++) await visitAll(page);
  const before = await weigh(session);
  for (let round = ROUNDS_BEFORE; round < ROUNDS; round++) await visitAll(page);
  const after = await weigh(session);
  const growth = Object.entries(after).filter(
    ([measure, value]) => !(value <= before[measure as keyof Weight] * (1 + MAX_GROWTH)),
  );
  expect(growth, `before: ${JSON.stringify(before)}`).toEqual([]);
});
