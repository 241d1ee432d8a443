import { expect, type Page } from "@playwright/test";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../../src/constants/visit";
import { mainMenu } from "../support/content";
import { openMenu } from "../support/menu";
import { open } from "../support/page";
import { test } from "../support/test";
import { setConnection } from "../support/visitor";

/** How long Gatsby collects links before it prefetches them. */
const BATCHING_MS = 3000;

const ROUTES = mainMenu().map(({ link }) => link);

/** Records the pages whose data is requested from now on. */
function recordPageData(page: Page): Set<string> {
  const routes = new Set<string>();
  page.on("request", (request) => {
    const [, route] = /\/page-data(\/.*)\/page-data\.json$/.exec(new URL(request.url()).pathname) ?? [];
    if (route) routes.add(route === "/index" ? "/" : route);
  });
  return routes;
}

/** Lets the page be idle for longer than it takes to prefetch all links in view, four pages at a time. */
async function idle(page: Page): Promise<void> {
  for (let batch = 0; batch < 4; batch++) {
    await page.clock.runFor(PREFETCH_IDLE_TIMEOUT_MS + BATCHING_MS);
    await page.waitForLoadState("networkidle");
  }
}

test.beforeEach(async ({ page }) => page.clock.install());

test("pages behind links in view are prefetched when the browser is idle, others are not", async ({ page }) => {
  const requested = recordPageData(page);
  await open(page, "/services");
  await idle(page);
  expect([...requested]).not.toContain("/privacy-policy");
  await openMenu(page);
  await idle(page);
  for (const route of ROUTES) await expect.poll(() => [...requested]).toContain(route);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await idle(page);
  await expect.poll(() => [...requested]).toContain("/privacy-policy");
});

test("the data of these pages is requested within 2 s", async ({ page }) => {
  await open(page, "/services");
  await page.clock.pauseAt(Date.now() + PREFETCH_IDLE_TIMEOUT_MS);
  const requested = recordPageData(page);
  await openMenu(page);
  await page.clock.runFor(PREFETCH_IDLE_TIMEOUT_MS);
  const others = ROUTES.filter((route) => route !== "/services");
  for (const route of others) await expect.poll(() => [...requested]).toContain(route);
});

test("a link that is hovered is prefetched immediately", async ({ page }) => {
  await open(page, "/services");
  await page.clock.pauseAt(Date.now() + PREFETCH_IDLE_TIMEOUT_MS + BATCHING_MS);
  const requested = recordPageData(page);
  const link = page.getByRole("navigation", { name: "Legal" }).getByRole("link").first();
  await link.hover();
  await expect.poll(() => [...requested]).toContain(await link.getAttribute("href"));
});

for (const [line, connection] of [
  ["saves data", { saveData: true }],
  ["is slow", { effectiveType: "2g" }],
] as const) {
  test(`over a connection that ${line} nothing is prefetched`, async ({ page }) => {
    await setConnection(page, connection);
    const requested = recordPageData(page);
    await open(page, "/services");
    await idle(page);
    const menu = await openMenu(page);
    await idle(page);
    await menu.getByRole("link").first().hover();
    await page.waitForLoadState("networkidle");
    expect([...requested]).toEqual(["/services"]);
  });
}
