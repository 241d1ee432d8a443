import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { STRINGS } from "../src/constants/strings";
import { fullest, pageCopy } from "./content";
import { openMenu } from "./menu";
import { expectInHead } from "./support/head";
import { follow } from "./support/routed";
import { open } from "./support/settle";

/** A round through pages of every kind; the last is that on which everything is weighed. */
const ROUND = [
  "/services",
  "/works",
  `/works/${fullest("works")}`,
  "/blog",
  `/blog/${fullest("blog")}`,
  "/about-us",
  "/contact",
  "/career-page",
  "/privacy-policy",
  "/",
];

/** Everything has been loaded after two rounds; what grows from then on grows for ever. */
const ROUNDS_BEFORE = 2;
const ROUNDS = 10;

/** Share by which a measure may be larger at the end. */
const MOST_GROWTH = 0.1;

/** Compiled code grows with use, and is given back when memory is short: it would hide what is weighed here. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--js-flags=--jitless"] }),
});

type Weight = { heap: number; listeners: number; nodes: number };

async function weigh(session: CDPSession): Promise<Weight> {
  // What finalizers let go of is gone after the next one.
  for (let run = 0; run < 3; run++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: usedSize, listeners: metric("JSEventListeners"), nodes: metric("Nodes") };
}

async function trapFocus(page: Page): Promise<void> {
  for (const route of ROUND) {
    await follow(page, route);
    await expectInHead(page, "link[rel=canonical]", "href", [expect.stringMatching(new RegExp(`[^/]${route}$`))]);
  }
  const menu = await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: STRINGS.letsTalk }).first().click();
  const overlay = page.getByRole("dialog", { name: pageCopy("contact-form").title });
  await expect(overlay.getByRole("textbox").first()).toBeVisible();
  await overlay.getByRole("button", { name: STRINGS.close }).click();
  await expect(overlay).toBeHidden();
}

test("a hundred pages, ten times the menu and ten times the overlay leave nothing behind", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await open(page, "/");
  for (let round = 0; round < ROUNDS_BEFORE; round++) await trapFocus(page);
  const before = await weigh(session);
  for (let round = ROUNDS_BEFORE; round < ROUNDS; round++) await trapFocus(page);
  const after = await weigh(session);
  const grown = Object.entries(after).filter(
    ([measure, value]) => !(value <= before[measure as keyof Weight] * (1 + MOST_GROWTH)),
  );
  expect(grown, `before: ${JSON.stringify(before)}`).toEqual([]);
});
