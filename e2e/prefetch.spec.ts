import { expect, type Page, test } from "@playwright/test";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../src/constants/visit";
import { mainMenu } from "./content";
import { openMenu } from "./menu";
import { setConnection } from "./support/connection";
import { open } from "./support/settle";

/** How long Gatsby gathers what it is asked to fetch ahead. */
const GATHERING_MS = 3000;

const ROUTES = mainMenu().map(({ link }) => link);

/** The pages whose data has been asked for, from now on. */
function recordPageData(page: Page): Set<string> {
  const routes = new Set<string>();
  page.on("request", (request) => {
    const [, route] = /\/page-data(\/.*)\/page-data\.json$/.exec(new URL(request.url()).pathname) ?? [];
    if (route) routes.add(route === "/index" ? "/" : route);
  });
  return routes;
}

/** Lets the page be idle for longer than it takes to fetch all that is in sight, four pages at a time. */
async function idle(page: Page): Promise<void> {
  for (let batch = 0; batch < 4; batch++) {
    await page.clock.runFor(PREFETCH_IDLE_TIMEOUT_MS + GATHERING_MS);
    await page.waitForLoadState("networkidle");
  }
}

test.beforeEach(async ({ page }) => page.clock.install());

test("pages behind links in sight are fetched ahead when the browser is idle, those out of sight are not", async ({
  page,
}) => {
  const asked = recordPageData(page);
  await open(page, "/services");
  await idle(page);
  expect([...asked]).not.toContain("/privacy-policy");
  await openMenu(page);
  await idle(page);
  for (const route of ROUTES) await expect.poll(() => [...asked]).toContain(route);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await idle(page);
  await expect.poll(() => [...asked]).toContain("/privacy-policy");
});

test("a link that is about to be followed is fetched at once", async ({ page }) => {
  await open(page, "/services");
  await page.clock.pauseAt(Date.now() + PREFETCH_IDLE_TIMEOUT_MS + GATHERING_MS);
  const asked = recordPageData(page);
  const link = page.getByRole("navigation", { name: "Legal" }).getByRole("link").first();
  await link.hover();
  await expect.poll(() => [...asked]).toContain(await link.getAttribute("href"));
});

for (const [line, connection] of [
  ["saves data", { saveData: true }],
  ["is slow", { effectiveType: "2g" }],
  ["is very slow", { effectiveType: "slow-2g" }],
] as const) {
  test(`over a line that ${line} nothing is fetched ahead`, async ({ page }) => {
    await setConnection(page, connection);
    const asked = recordPageData(page);
    await open(page, "/services");
    await idle(page);
    const menu = await openMenu(page);
    await idle(page);
    await menu.getByRole("link").first().hover();
    await page.waitForLoadState("networkidle");
    expect([...asked]).toEqual(["/services"]);
  });
}
