/**
 * `npm run bench:interaction`: how long a phone with a fourfold slowed processor takes from a tap to the next paint, for what
 * visitors tap: Chrome's event timing, as in Interaction to Next Paint. `ROUNDS=5`, by turns.
 */
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { across, categoryLink, loadMore } from "../e2e/support/blog";
import { takenOver } from "../e2e/support/carousel";
import { consentPrompt } from "../e2e/support/consent";
import { talkLinks } from "../e2e/support/contact-overlay";
import { consentCopy } from "../e2e/support/content";
import { menuButton } from "../e2e/support/menu";
import { serveSite } from "../e2e/support/site-copy";
import { DENSE_PHONE, FIRST_VISIT, MOVING, UNDISTURBED } from "../e2e/support/visitor";
import { browserPath } from "../tools/lib/browser.mjs";
import { markdownTable, median } from "./figures";

const ROUNDS = Number(process.env.ROUNDS) || 5;
const SLOWDOWN = 4;
/** Event timing rounds to 8 ms and leaves out what takes less than 16. */
const SHORTEST_MS = 16;
/** Until the page has nothing left to do: prefetching, the prompt. */
const SETTLED_MS = 5_000;

type Interaction = { name: string; route: string; isFirstVisit?: boolean; target: (page: Page) => Promise<Locator> };

const copy = consentCopy();

const INTERACTIONS: Interaction[] = [
  { name: "menu", route: "/", target: async (page) => menuButton(page) },
  { name: "overlay", route: "/", target: async (page) => talkLinks(page).first() },
  { name: "filter", route: "/blog", target: async (page) => categoryLink(page, across.title) },
  { name: "Load More", route: "/blog", target: async (page) => loadMore(page) },
  { name: "carousel", route: "/", target: async (page) => (await takenOver(page, "our-work")).next },
  {
    name: "consent",
    route: "/",
    isFirstVisit: true,
    target: async (page) => consentPrompt(page).getByRole("button", { name: copy.acceptNecessary }),
  },
  {
    name: "cookie settings",
    route: "/",
    target: async (page) => page.getByRole("contentinfo").getByRole("button").last(),
  },
];

/** The longest event of a tap, in ms. */
async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) durations.push(duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
  await target.tap();
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
}

async function measure(browser: Browser, address: string, { route, isFirstVisit, target }: Interaction) {
  const visitor = isFirstVisit ? FIRST_VISIT : { ...UNDISTURBED, ...MOVING };
  const page = await browser.newPage({ ...DENSE_PHONE, storageState: visitor.storageState, baseURL: address });
  try {
    await page.goto(route);
    await page.waitForTimeout(SETTLED_MS);
    return await tap(page, await target(page));
  } finally {
    await page.context().close();
  }
}

async function main(): Promise<void> {
  const site = await serveSite("dist/site");
  const browser = await chromium.launch({ executablePath: browserPath() });
  const durations = new Map(INTERACTIONS.map(({ name }) => [name, [] as number[]]));
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const interaction of INTERACTIONS)
        durations.get(interaction.name)?.push(await measure(browser, site.address, interaction));
  } finally {
    await browser.close();
    await site.stop();
  }
  const rows = [...durations].map(([name, list]) => [name, String(median(list)), list.join(", ")]);
  console.log(markdownTable([["Tap", "To the next paint, ms", "Each"], ...rows]));
}

void main();
