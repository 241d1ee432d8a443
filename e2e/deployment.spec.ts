import { expect, type Page, test } from "@playwright/test";
import { FORM_STRINGS } from "../src/constants/form-strings";
import { STRINGS } from "../src/constants/strings";
import { RELOAD_GUARD_MS } from "../src/constants/visit";
import { homeCopy, pageCopy } from "./content";
import { withoutPrefetch } from "./support/connection";
import { blockHistoryState, blockStorage, breakScript, FAULTS, type Fault } from "./support/faults";
import { countDocuments, pageDataOf } from "./support/page-data";
import { alive, collectErrors, follow } from "./support/routed";
import { open } from "./support/settle";
import { copySite, type SiteCopy } from "./support/site-copy";

const SERVICES_SCRIPT = "component---src-pages-services-tsx";
const CHUNK = `**/${SERVICES_SCRIPT}-*.js`;

const home = homeCopy().hero.title;
const services = pageCopy("services-page").title;
const about = pageCopy("about").title;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: STRINGS.footerNavigation }).getByRole("link", { name, exact: true });

/** The time of the guard passes once the page knows what it lacks, and nothing happens by itself. */
async function passGuardTime(page: Page): Promise<void> {
  // On a busy machine the network is idle before the last script has been asked for.
  await page.waitForLoadState("load");
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(RELOAD_GUARD_MS);
  await page.waitForLoadState("networkidle");
}

test.beforeEach(async ({ page }) => {
  await withoutPrefetch(page);
  await page.clock.install();
});

test.describe("a part of the next page", () => {
  const PARTS: [part: string, address: string][] = [
    ["script", CHUNK],
    ["data", pageDataOf("/services")],
  ];
  for (const [part, address] of PARTS) {
    for (const [fault, answer] of [
      ...FAULTS,
      ["breaks off", (route) => route.abort()],
      ["is an error of the server", (route) => route.fulfill({ status: 500, body: "" })],
    ] satisfies Fault[]) {
      test(`its ${part} ${fault}: the page's document is loaded once, readable, with working links`, async ({
        page,
      }) => {
        await open(page, "/");
        await page.route(address, answer);
        const documents = countDocuments(page);
        await link(page, "Services").click();
        await expect(page).toHaveURL("/services");
        await expect(heading(page)).toHaveText(services);
        await passGuardTime(page);
        expect(documents).toEqual(["/services"]);
        await link(page, "About").click();
        await expect(heading(page)).toHaveText(about);
        await alive(page);
        expect(documents).toEqual(["/services", "/about-us"]);
      });
    }
  }

  test("is still missing: the error page says so and loads nothing by itself; later it is tried once more", async ({
    page,
  }) => {
    await breakScript(page, SERVICES_SCRIPT);
    await open(page, "/");
    await link(page, "Services").click();
    await expect(heading(page)).toHaveText(services);
    await open(page, "/");
    const documents = countDocuments(page);
    await link(page, "Services").click();
    await expect(heading(page)).toHaveText(STRINGS.pageMissing);
    await expect(page).toHaveTitle(STRINGS.pageMissing);
    await expect(page).toHaveURL("/services");
    await passGuardTime(page);
    expect(documents).toEqual([]);
    await page.getByRole("link", { name: STRINGS.backToHome }).click();
    await expect(heading(page)).toHaveText(home);
    await alive(page);
    await link(page, "Services").click();
    await expect(heading(page)).toHaveText(services);
    await page.waitForLoadState("networkidle");
    expect(documents).toEqual(["/", "/services"]);
  });

  test("is there again: 'Try again' leads to the page", async ({ page }) => {
    await breakScript(page, SERVICES_SCRIPT);
    await open(page, "/");
    await link(page, "Services").click();
    await expect(heading(page)).toHaveText(services);
    await open(page, "/");
    await link(page, "Services").click();
    await expect(heading(page)).toHaveText(STRINGS.pageMissing);
    await page.unroute(CHUNK);
    await page.getByRole("link", { name: STRINGS.reload }).click();
    await expect(heading(page)).toHaveText(services);
    await expect(page).toHaveURL("/services");
    await alive(page);
  });

  test("where storage is blocked: the time is noted in the history, and there is no loop", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/");
    await breakScript(page, SERVICES_SCRIPT);
    const documents = countDocuments(page);
    await link(page, "Services").click();
    await expect(heading(page)).toHaveText(services);
    await passGuardTime(page);
    expect(documents).toEqual(["/services"]);
    expect(Object.keys(await page.evaluate(() => history.state))).toContainEqual(expect.stringMatching(/reloaded-at$/));
  });

  test("where nothing can be noted down: nothing is loaded, and the error page says so", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/");
    await page.evaluate(() => {
      History.prototype.replaceState = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    });
    await breakScript(page, SERVICES_SCRIPT);
    const documents = countDocuments(page);
    await link(page, "Services").click();
    await expect(heading(page)).toHaveText(STRINGS.pageMissing);
    await expect(page.getByRole("link", { name: STRINGS.reload })).toHaveAttribute("href", "/services");
    await passGuardTime(page);
    expect(documents).toEqual([]);
  });
});

test.describe("a part of the first page", () => {
  // The last document asks for the part, too.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  for (const part of ["app", "framework", "webpack-runtime", SERVICES_SCRIPT]) {
    for (const fault of FAULTS) {
      test(`"${part}" ${fault[0]}: it is loaded anew once, and readable, with working links`, async ({ page }) => {
        await breakScript(page, part, fault);
        const documents = countDocuments(page);
        await page.goto("/services", { waitUntil: "commit" });
        await expect.poll(() => documents).toEqual(["/services", "/services"]);
        await expect(heading(page)).toHaveText(services);
        await passGuardTime(page);
        expect(documents).toEqual(["/services", "/services"]);
        await link(page, "About").click();
        await expect(heading(page)).toHaveText(about);
        await expect(page).toHaveURL("/about-us");
      });
    }
  }

  test("where storage is blocked: it is loaded anew once, too", async ({ page }) => {
    await blockStorage(page);
    await breakScript(page, "app");
    const documents = countDocuments(page);
    await page.goto("/services", { waitUntil: "commit" });
    await expect.poll(() => documents).toEqual(["/services", "/services"]);
    await expect(heading(page)).toHaveText(services);
    await page.waitForLoadState("networkidle");
    expect(documents).toEqual(["/services", "/services"]);
  });

  test("where nothing can be noted down: it is not loaded anew at all", async ({ page }) => {
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

test.describe("a new build on the server", () => {
  let site: SiteCopy;

  test.beforeEach(async ({ page }) => {
    site = await copySite();
    await open(page, `${site.address}/`);
  });

  test.afterEach(async () => site.stop());

  for (const [what, changed] of [
    ["whose script has changed", /services-tsx/],
    ["whose script is the same", /nothing-of-this-name/],
  ] as const) {
    test(`a page ${what} is loaded as a document, once; those after it are not`, async ({ page }) => {
      await site.deploy(changed);
      const documents = countDocuments(page);
      await link(page, "Services").click();
      await expect(page).toHaveURL(`${site.address}/services`);
      await expect(heading(page)).toHaveText(services);
      await expect.poll(() => documents).toEqual(["/services"]);
      await page.waitForLoadState("networkidle");
      await alive(page);
      await follow(page, "/about-us");
      await expect(heading(page)).toHaveText(about);
      expect(documents).toEqual(["/services"]);
      await page.goBack();
      await expect(heading(page)).toHaveText(services);
      await page.goBack();
      await expect(heading(page)).toHaveText(home);
    });
  }

  test("what was typed into the contact form survives", async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: pageCopy("contact-form").title });
    const name = dialog.getByRole("textbox", { name: FORM_STRINGS.name });
    const openForm = () => page.getByRole("main").getByRole("link", { name: STRINGS.letsTalk }).first().click();
    await openForm();
    await name.fill("Klára");
    await dialog.getByRole("button", { name: STRINGS.close }).click();
    await site.deploy(/services-tsx/);
    await link(page, "Services").click();
    await expect(heading(page)).toHaveText(services);
    await page.goto(`${site.address}/`);
    await alive(page);
    await openForm();
    await expect(name).toHaveValue("Klára");
  });

  test("pages that belong to another build than their data are loaded twice at most, and work", async ({ page }) => {
    const errors = collectErrors(page);
    await page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
    const documents = countDocuments(page);
    await page.goto(`${site.address}/services`);
    await alive(page);
    await page.waitForLoadState("networkidle");
    expect(documents.length).toBeLessThanOrEqual(2);
    await expect(heading(page)).toHaveText(services);
    expect(errors).toEqual([]);
  });
});
