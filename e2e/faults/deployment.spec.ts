import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { RELOAD_GUARD_MS } from "../../src/constants/visit";
import { contactOverlay, nameField, openOverlay } from "../support/contact-overlay";
import { homeCopy, pageCopy } from "../support/content";
import {
  blockHistoryState,
  blockStorage,
  breakScript,
  breakScriptUnnoticed,
  HTML_INSTEAD,
  MISSING,
} from "../support/faults";
import { footerLink } from "../support/menu";
import { pageDataOf } from "../support/network";
import { collectErrors, countDocuments, follow, heading, hydrated, open } from "../support/page";
import { copySite, type SiteCopy } from "../support/site-copy";
import { test } from "../support/test";
import { withoutPrefetch } from "../support/visitor";

const SERVICES_SCRIPT = "component---src-pages-services-tsx";
const CHUNK = `**/${SERVICES_SCRIPT}-*.js`;

const home = homeCopy().hero.title;
const services = pageCopy("services-page").title;
const about = pageCopy("about").title;

const followToServices = (page: Page) => footerLink(page, "Services").click();

/** Lets the guard's time pass once the page knows what is missing, while nothing happens by itself. */
async function passGuardTime(page: Page): Promise<void> {
  // On a busy machine the network is idle before the last script has been requested.
  await page.waitForLoadState("load");
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(RELOAD_GUARD_MS);
  await page.waitForLoadState("networkidle");
}

test.beforeEach(async ({ page }) => {
  await withoutPrefetch(page);
  await page.clock.install();
});

test("when a part of the next page is missing its document is loaded, once in a minute; else the error page says so", async ({
  page,
}) => {
  await open(page, "/");
  const documents = countDocuments(page);
  await test.step("(its script is an HTML page) its document is loaded, readable, with working links", async () => {
    await page.route(CHUNK, HTML_INSTEAD[1]);
    await followToServices(page);
    await expect(page).toHaveURL("/services");
    await expect(heading(page)).toHaveText(services);
    await footerLink(page, "About").click();
    await expect(heading(page)).toHaveText(about);
    await hydrated(page);
    expect(documents).toEqual(["/services", "/about-us"]);
  });
  await test.step("a second time the error page says so, and nothing reloads by itself", async () => {
    await followToServices(page);
    await expect(heading(page)).toHaveText(STRINGS.pageMissing);
    await expect(page).toHaveTitle(STRINGS.pageMissing);
    await expect(page).toHaveURL("/services");
    await passGuardTime(page);
    expect(documents).toEqual(["/services", "/about-us"]);
  });
  await test.step("once it is there again, 'Try again' leads to the page", async () => {
    await page.unroute(CHUNK);
    await page.getByRole("link", { name: STRINGS.reload }).click();
    await expect(heading(page)).toHaveText(services);
    await expect(page).toHaveURL("/services");
    await hydrated(page);
  });
  await test.step("a minute later (its data is a server error) a document is loaded again, once", async () => {
    await page.route(pageDataOf("/about-us"), (route) => route.fulfill({ status: 500, body: "" }));
    await footerLink(page, "About").click();
    await expect(page).toHaveURL("/about-us");
    await expect(heading(page)).toHaveText(about);
    await passGuardTime(page);
    expect(documents).toEqual(["/services", "/about-us", "/services", "/about-us"]);
  });
});

test("when a part of the next page is missing, and storage is blocked, the history holds the time, without which nothing reloads", async ({
  page,
}) => {
  await blockStorage(page);
  await breakScript(page, SERVICES_SCRIPT);
  await open(page, "/");
  const documents = countDocuments(page);
  await test.step("where nothing can be stored, nothing reloads, and the error page says so", async () => {
    await page.evaluate(() => {
      History.prototype.replaceState = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    });
    await followToServices(page);
    await expect(heading(page)).toHaveText(STRINGS.pageMissing);
    await expect(page.getByRole("link", { name: STRINGS.reload })).toHaveAttribute("href", "/services");
    await passGuardTime(page);
    expect(documents).toEqual([]);
  });
  await test.step("the time is stored in the history, and there is no loop", async () => {
    await page.getByRole("link", { name: STRINGS.backToHome }).click();
    await expect(heading(page)).toHaveText(home);
    await hydrated(page);
    await followToServices(page);
    await expect(heading(page)).toHaveText(services);
    await passGuardTime(page);
    expect(documents).toEqual(["/", "/services"]);
    expect(Object.keys(await page.evaluate(() => history.state))).toContainEqual(expect.stringMatching(/reloaded-at$/));
  });
});

test.describe("when a part of the first page is missing", () => {
  // The last document requests the part, too.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  async function expectOneReload(page: Page): Promise<void> {
    const documents = countDocuments(page);
    await page.goto("/services", { waitUntil: "commit" });
    await expect.poll(() => documents).toEqual(["/services", "/services"]);
    await expect(heading(page)).toHaveText(services);
    await passGuardTime(page);
    expect(documents).toEqual(["/services", "/services"]);
  }

  test("it reloads once, and is readable, with working links, whether the early script notices or comes too late", async ({
    page,
  }) => {
    await test.step("the early script notices that it is an HTML page", async () => {
      await breakScript(page, SERVICES_SCRIPT, HTML_INSTEAD);
      await expectOneReload(page);
      await footerLink(page, "About").click();
      await expect(heading(page)).toHaveText(about);
      await expect(page).toHaveURL("/about-us");
      await hydrated(page);
    });
    await test.step("the early script arrives when it has failed", async () => {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await breakScriptUnnoticed(page, "framework", MISSING);
      await expectOneReload(page);
    });
  });

  test("and storage is blocked, it reloads once, too; where nothing can be stored, not at all", async ({ page }) => {
    await blockStorage(page);
    await breakScript(page, "app");
    await expectOneReload(page);
    await test.step("where nothing can be stored, not at all", async () => {
      await blockHistoryState(page);
      const documents = countDocuments(page);
      await page.goto("/about-us", { waitUntil: "networkidle" });
      await expect(heading(page)).toHaveText(about);
      await passGuardTime(page);
      expect(documents).toEqual(["/about-us"]);
    });
  });
});

/** Types into the overlay's form, and closes it. */
async function typeIntoOverlay(page: Page): Promise<void> {
  const overlay = await openOverlay(page);
  await nameField(overlay).fill("Klára");
  await overlay.getByRole("button", { name: STRINGS.close }).click();
}

test.describe("with a new build on the server", () => {
  let site: SiteCopy;

  test.beforeEach(async ({ page }) => {
    site = await copySite();
    await open(page, `${site.address}/`);
  });

  test.afterEach(async () => site.stop());

  test("a page whose script has changed is loaded as a document, once; those after it are not, and what was typed survives", async ({
    page,
  }) => {
    await typeIntoOverlay(page);
    await site.deploy(/services-tsx/);
    const documents = countDocuments(page);
    await followToServices(page);
    await expect(page).toHaveURL(`${site.address}/services`);
    await expect(heading(page)).toHaveText(services);
    await expect.poll(() => documents).toEqual(["/services"]);
    await page.waitForLoadState("networkidle");
    await hydrated(page);
    await follow(page, "/about-us");
    await expect(heading(page)).toHaveText(about);
    expect(documents).toEqual(["/services"]);
    await page.goBack();
    await expect(heading(page)).toHaveText(services);
    await openOverlay(page);
    await expect(nameField(contactOverlay(page))).toHaveValue("Klára");
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(heading(page)).toHaveText(home);
  });
});

test("pages of another build than their data are loaded twice at most, and work", async ({ page }) => {
  const errors = collectErrors(page);
  await page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
  const documents = countDocuments(page);
  await page.goto("/services");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(documents.length).toBeLessThanOrEqual(2);
  await expect(heading(page)).toHaveText(services);
  expect(errors).toEqual([]);
});
