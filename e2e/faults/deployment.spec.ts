import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { RELOAD_GUARD_MS } from "../../src/constants/visit";
import { closeByEscape, contactOverlay, nameField, openOverlay } from "../support/contact-overlay";
import {
  blockHistoryState,
  blockStorage,
  breakScript,
  HTML_INSTEAD,
  MISSING,
} from "../support/faults";
import { footerLink } from "../support/menu";
import { pageDataOf } from "../support/network";
import {
  collectErrors,
  countDocuments,
  expectShown,
  followTo,
  heading,
  open,
  waitForHydration,
} from "../support/page";
import { chunkFiles } from "../support/pages";
import { copySite } from "../support/site-copy";
import { REJECTION, test } from "../support/test";
import { disablePrefetch } from "../support/visitor";

const SERVICES_SCRIPT = /^\d+(?=-.*[.]js$)/m.exec(
  chunkFiles()["component---src-pages-services-tsx"]?.join("\n") ?? "",
)?.[0];

const followToServices = (page: Page) => footerLink(page, "Services").click();

/**
 * Lets the guard's time pass once the page knows what is missing, while nothing happens by itself.
 */
async function passGuardTime(page: Page): Promise<void> {
  // On a busy machine the network is idle before the last script has been requested.
  await page.waitForLoadState("load");
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(RELOAD_GUARD_MS);
  await page.waitForLoadState("networkidle");
}

/** Expects the page to be readable, with a link that leads on within the site. */
async function expectToLeadOn(page: Page): Promise<void> {
  await expectShown(page, "/services");
  await footerLink(page, "About").click();
  await expectShown(page, "/about-us");
  await expect(page).toHaveURL("/about-us");
  await waitForHydration(page);
}

// Gatsby does not handle the rejection of a missing part.
test.use({ provokedFaults: REJECTION });

test.beforeEach(async ({ page }) => {
  await disablePrefetch(page);
  await page.clock.install();
});

// The last document requests the broken part, too.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a page with a missing part is loaded as a document once in a minute", async ({ page }) => {
  await open(page, "/");
  const documents = countDocuments(page);
  await page.route(`**/${SERVICES_SCRIPT}-*.js`, (route) => route.fulfill(HTML_INSTEAD));
  await followToServices(page);
  await expect(page).toHaveURL("/services");
  await expectToLeadOn(page);
  expect(documents).toEqual(["/services", "/about-us"]);
  await followToServices(page);
  await expect(heading(page)).toHaveText(STRINGS.pageMissing);
  await expect(page).toHaveTitle(STRINGS.pageMissing);
  await expect(page).toHaveURL("/services");
  await passGuardTime(page);
  expect(documents).toEqual(["/services", "/about-us"]);

  // Once it is there again, 'Try again' leads to the page; a minute later a document is loaded
  // again, once.
  await page.unroute(`**/${SERVICES_SCRIPT}-*.js`);
  await page.getByRole("link", { name: STRINGS.reload }).click();
  await expectShown(page, "/services");
  await waitForHydration(page);
  await page.route(pageDataOf("/about-us"), (route) => route.fulfill({ status: 500, body: "" }));
  await footerLink(page, "About").click();
  await expectShown(page, "/about-us");
  await passGuardTime(page);
  expect(documents).toEqual(["/services", "/about-us", "/services", "/about-us"]);
});

test("where storage is blocked a page with a missing part reloads if the history can note it", async ({
  page,
}) => {
  await blockStorage(page);
  await breakScript(page, SERVICES_SCRIPT ?? "");
  await open(page, "/");
  const documents = countDocuments(page);
  await followToServices(page);
  await expectShown(page, "/services");
  await passGuardTime(page);
  expect(documents).toEqual(["/services"]);
  expect(Object.keys(await page.evaluate(() => history.state))).toContainEqual(
    expect.stringMatching(/reloaded-at$/),
  );

  await page.goto("/");
  await waitForHydration(page);
  await blockHistoryState(page);
  await followToServices(page);
  await expect(heading(page)).toHaveText(STRINGS.pageMissing);
  await expect(page.getByRole("link", { name: STRINGS.reload })).toHaveAttribute(
    "href",
    "/services",
  );
  await passGuardTime(page);
  expect(documents).toEqual(["/services", "/"]);
});

/** Holds the early script back until another has failed. */
async function breakUnnoticed(page: Page, name: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("error", () => Object.assign(window, { hasFailed: true }), true),
  );
  await page.route(`**/${name}-*.js`, (route) => route.fulfill(MISSING));
  await page.route("**/early-*.js", async (route) => {
    await page.waitForFunction(() => "hasFailed" in window);
    await route.continue();
  });
}

test.describe("when a part of the first page is missing", () => {
  async function expectOneReload(page: Page): Promise<void> {
    const documents = countDocuments(page);
    await page.goto("/services", { waitUntil: "commit" });
    await expect.poll(() => documents).toEqual(["/services", "/services"]);
    await expectShown(page, "/services");
    await passGuardTime(page);
    expect(documents).toEqual(["/services", "/services"]);
  }

  test("it reloads once, whether the early script notices or comes too late", async ({ page }) => {
    await breakScript(page, SERVICES_SCRIPT ?? "", HTML_INSTEAD);
    await expectOneReload(page);
    await expectToLeadOn(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await breakUnnoticed(page, "framework");
    await expectOneReload(page);
  });

  test("and storage is blocked, it reloads once if the history can note it", async ({ page }) => {
    await blockStorage(page);
    await breakScript(page, "app");
    await expectOneReload(page);
    await blockHistoryState(page);
    const documents = countDocuments(page);
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await expectShown(page, "/about-us");
    await passGuardTime(page);
    expect(documents).toEqual(["/about-us"]);
  });
});

test("a visitor who goes to a page changed by a deployment keeps what they typed", async ({
  page,
}) => {
  const site = await copySite();
  try {
    await open(page, `${site.address}/`);
    const overlay = await openOverlay(page);
    await nameField(overlay).fill("Klára");
    await closeByEscape(page, overlay);
    await site.deploy(new RegExp(`^${SERVICES_SCRIPT}-$`));
    const documents = countDocuments(page);
    await followToServices(page);
    await expectShown(page, "/services");
    await expect.poll(() => documents).toEqual(["/services"]);
    await page.waitForLoadState("networkidle");
    await waitForHydration(page);
    await followTo(page, "/about-us");
    expect(documents).toEqual(["/services"]);
    await page.goBack();
    await expectShown(page, "/services");
    await openOverlay(page);
    await expect(nameField(contactOverlay(page))).toHaveValue("Klára");
    await closeByEscape(page, contactOverlay(page));
    await page.goBack();
    await expectShown(page, "/");
  } finally {
    await site.stop();
  }
});

test("a page of another build than its data works after one reload at most", async ({ page }) => {
  const errors = collectErrors(page);
  await page.route("**/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "another" } }),
  );
  const documents = countDocuments(page);
  await page.goto("/services");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(documents.length).toBeLessThanOrEqual(2);
  await expectShown(page, "/services");
  expect(errors).toEqual([]);
});
