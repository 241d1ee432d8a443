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
  type Fault,
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

test.describe("when a part of the next page is missing", () => {
  const SERVER_ERROR: Fault = ["is a server error", (route) => route.fulfill({ status: 500, body: "" })];
  for (const [part, address, [fault, answer]] of [
    ["script", CHUNK, MISSING],
    ["script", CHUNK, HTML_INSTEAD],
    ["data", pageDataOf("/services"), SERVER_ERROR],
  ] as const) {
    test(`(its ${part} ${fault}) its document is loaded once, readable, with working links`, async ({ page }) => {
      await open(page, "/");
      await page.route(address, answer);
      const documents = countDocuments(page);
      await followToServices(page);
      await expect(page).toHaveURL("/services");
      await expect(heading(page)).toHaveText(services);
      await passGuardTime(page);
      expect(documents).toEqual(["/services"]);
      await footerLink(page, "About").click();
      await expect(heading(page)).toHaveText(about);
      await hydrated(page);
      expect(documents).toEqual(["/services", "/about-us"]);
    });
  }

  /** Lets the page fail twice within the guard's time: the second time the error page is shown. */
  async function failTwice(page: Page): Promise<void> {
    await breakScript(page, SERVICES_SCRIPT);
    await open(page, "/");
    await followToServices(page);
    await expect(heading(page)).toHaveText(services);
    await open(page, "/");
    await followToServices(page);
    await expect(heading(page)).toHaveText(STRINGS.pageMissing);
  }

  test("a second time, the error page says so and nothing reloads by itself; a minute later it is tried again", async ({
    page,
  }) => {
    await failTwice(page);
    await expect(page).toHaveTitle(STRINGS.pageMissing);
    await expect(page).toHaveURL("/services");
    const documents = countDocuments(page);
    await passGuardTime(page);
    expect(documents).toEqual([]);
    await page.getByRole("link", { name: STRINGS.backToHome }).click();
    await expect(heading(page)).toHaveText(home);
    await hydrated(page);
    await followToServices(page);
    await expect(heading(page)).toHaveText(services);
    await page.waitForLoadState("networkidle");
    expect(documents).toEqual(["/", "/services"]);
  });

  test("and is there again, 'Try again' leads to the page", async ({ page }) => {
    await failTwice(page);
    await page.unroute(CHUNK);
    await page.getByRole("link", { name: STRINGS.reload }).click();
    await expect(heading(page)).toHaveText(services);
    await expect(page).toHaveURL("/services");
    await hydrated(page);
  });

  test("and storage is blocked, the time is stored in the history, and there is no loop", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/");
    await breakScript(page, SERVICES_SCRIPT);
    const documents = countDocuments(page);
    await followToServices(page);
    await expect(heading(page)).toHaveText(services);
    await passGuardTime(page);
    expect(documents).toEqual(["/services"]);
    expect(Object.keys(await page.evaluate(() => history.state))).toContainEqual(expect.stringMatching(/reloaded-at$/));
  });

  test("and nothing can be stored, nothing reloads, and the error page says so", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/");
    await page.evaluate(() => {
      History.prototype.replaceState = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    });
    await breakScript(page, SERVICES_SCRIPT);
    const documents = countDocuments(page);
    await followToServices(page);
    await expect(heading(page)).toHaveText(STRINGS.pageMissing);
    await expect(page.getByRole("link", { name: STRINGS.reload })).toHaveAttribute("href", "/services");
    await passGuardTime(page);
    expect(documents).toEqual([]);
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
    await footerLink(page, "About").click();
    await expect(heading(page)).toHaveText(about);
    await expect(page).toHaveURL("/about-us");
  }

  for (const [part, fault] of [
    ["app", MISSING],
    ["webpack-runtime", MISSING],
    [SERVICES_SCRIPT, HTML_INSTEAD],
  ] as const)
    test(`("${part}" ${fault[0]}) it reloads once, and is readable, with working links`, async ({ page }) => {
      await breakScript(page, part, fault);
      await expectOneReload(page);
    });

  for (const [part, fault] of [
    ["app", HTML_INSTEAD],
    ["framework", MISSING],
  ] as const)
    test(`("${part}" ${fault[0]}, before the early script arrives) it reloads once, too`, async ({ page }) => {
      await breakScriptUnnoticed(page, part, fault);
      await expectOneReload(page);
    });

  test("and storage is blocked, it reloads once, too", async ({ page }) => {
    await blockStorage(page);
    await breakScript(page, "app");
    await expectOneReload(page);
  });

  test("and nothing can be stored, it does not reload at all", async ({ page }) => {
    await blockStorage(page);
    await blockHistoryState(page);
    await breakScript(page, "app");
    const documents = countDocuments(page);
    await page.goto("/services", { waitUntil: "networkidle" });
    await expect(heading(page)).toHaveText(services);
    await passGuardTime(page);
    expect(documents).toEqual(["/services"]);
  });
});

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
    const overlay = await openOverlay(page);
    await nameField(overlay).fill("Klára");
    await overlay.getByRole("button", { name: STRINGS.close }).click();
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

  test("pages of another build than their data are loaded twice at most, and work", async ({ page }) => {
    const errors = collectErrors(page);
    await page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
    const documents = countDocuments(page);
    await page.goto(`${site.address}/services`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(documents.length).toBeLessThanOrEqual(2);
    await expect(heading(page)).toHaveText(services);
    expect(errors).toEqual([]);
  });
});
