import { expect, type Page } from "@playwright/test";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../../src/constants/visit";
import { mainMenu } from "../support/content";
import { openMenu } from "../support/menu";
import { open } from "../support/page";
import { test } from "../support/test";
import { setConnection } from "../support/visitor";

/** How long Gatsby collects links before it prefetches them. */
const BATCHING_MS = 3000;

/** Records the pages whose data is requested from now on. */
function recordPageData(page: Page): Set<string> {
  const routes = new Set<string>();
  page.on("request", (request) => {
    const [, route] =
      /\/page-data(\/.*)\/page-data\.json$/.exec(new URL(request.url()).pathname) ?? [];
    if (route) routes.add(route === "/index" ? "/" : route);
  });
  return routes;
}

/**
 * Lets the page be idle for longer than it takes to prefetch all links in view, four pages at a
 * time.
 */
async function idle(page: Page): Promise<void> {
  for (let batch = 0; batch < 4; batch++) {
    await page.clock.runFor(PREFETCH_IDLE_TIMEOUT_MS + BATCHING_MS);
    await page.waitForLoadState("networkidle");
  }
}

test.beforeEach(async ({ page }) => page.clock.install());

test("a page behind a link is prefetched when the link is in view or hovered", async ({ page }) => {
  const requestedRoutes = recordPageData(page);
  await open(page, "/services");
  await page.clock.pauseAt(Date.now() + PREFETCH_IDLE_TIMEOUT_MS + BATCHING_MS);
  const menu = await openMenu(page);
  const links = mainMenu().map(({ link }) => link);
  // Gatsby asks for the next four pages once the clock goes on after the last four have arrived.
  await expect(async () => {
    await page.clock.runFor(BATCHING_MS);
    expect([...requestedRoutes]).toEqual(expect.arrayContaining(links));
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const legal = page.getByRole("navigation", { name: "Legal" }).getByRole("link");
  const address = await legal.first().getAttribute("href");
  expect([...requestedRoutes]).not.toContain(address);
  // A dispatched event does not scroll, which would bring the link into view.
  await legal.first().dispatchEvent("pointerover");
  await expect.poll(() => [...requestedRoutes]).toContain(address);
  expect([...requestedRoutes]).not.toContain(await legal.nth(1).getAttribute("href"));
});

test("no page is prefetched over a connection that saves data", async ({ page }) => {
  await setConnection(page, { saveData: true });
  const requestedRoutes = recordPageData(page);
  await open(page, "/services");
  await idle(page);
  const menu = await openMenu(page);
  await idle(page);
  await menu.getByRole("link").first().hover();
  await page.waitForLoadState("networkidle");
  expect([...requestedRoutes]).toEqual(["/services"]);
});
