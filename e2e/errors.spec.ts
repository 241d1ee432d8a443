import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { STRINGS } from "../src/constants/strings";
import { homeCopy, pageCopy } from "./content";
import { SITE } from "./pages";
import { alterPageData } from "./support/page-data";
import { alive, collectErrors, follow, isSameDocument, markDocument } from "./support/routed";
import { open } from "./support/settle";

const NOWHERE = "/no/such/page";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const homeLink = (page: Page) => page.getByRole("link", { name: STRINGS.backToHome });
const home = homeCopy().hero.title;
const about = pageCopy("about").title;
const services = pageCopy("services-page").title;

type Redirect = { from: string; to: string };
const { items: REDIRECTS } = JSON.parse(readFileSync("content/settings/redirects.json", "utf8")) as {
  items: Redirect[];
};

/** The light layout: the numeral, the message and the ways on, and nothing around them. */
async function expectErrorPage(page: Page, status: number, message: string | RegExp): Promise<void> {
  await expect(page.locator(`[data-status="${status}"]`)).toBeVisible();
  await expect(heading(page)).toHaveText(message);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
}

async function expectWayHome(page: Page): Promise<void> {
  await markDocument(page);
  await homeLink(page).click();
  await expect(heading(page)).toHaveText(home);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toBeVisible();
}

test.describe("an address that is nowhere", () => {
  test("says so on the first load, and leads home", async ({ page }) => {
    const errors = collectErrors(page);
    const response = await page.goto(NOWHERE);
    expect(response?.status()).toBe(404);
    await alive(page);
    await expect(heading(page)).toHaveText(STRINGS.notFound);
    await expectWayHome(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  test("says so within the document, leads home, and back leads to the page before", async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, "/about-us");
    await markDocument(page);
    await follow(page, NOWHERE);
    await expect(heading(page)).toHaveText(STRINGS.notFound);
    await expect(page).toHaveURL(NOWHERE);
    await expect(page).toHaveTitle(new RegExp(STRINGS.notFound));
    await expect(homeLink(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText(about);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });
});

test.describe("an address that has moved", () => {
  /** A host that knows no redirects: the page for unknown addresses stands in their place. */
  async function forgetRedirects(page: Page): Promise<void> {
    const body = readFileSync(path.join(SITE, "404.html"));
    for (const { from } of REDIRECTS) {
      await page.route(`**${from}`, (route) => route.fulfill({ status: 404, contentType: "text/html", body }));
    }
  }

  for (const { from, to } of REDIRECTS) {
    test(`leads on within the document: ${from}`, async ({ page }) => {
      await forgetRedirects(page);
      await open(page, "/services");
      await markDocument(page);
      await follow(page, `${from}?by=mail#there`);
      await expect(page).toHaveURL(`${to}?by=mail#there`);
      await expect(heading(page)).not.toHaveText(STRINGS.notFound);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(heading(page)).toHaveText(services);
    });

    test(`leads on from the page for unknown addresses: ${from}`, async ({ page }) => {
      await forgetRedirects(page);
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).not.toHaveText(STRINGS.notFound);
    });
  }

  test("leads on where the server knows it, one after another", async ({ page }) => {
    await open(page, "/services");
    for (const { from, to } of REDIRECTS.slice(0, 3)) {
      await follow(page, from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("banner")).toBeVisible();
      await alive(page);
    }
  });
});

test.describe("a page that names a guard that does not exist", () => {
  test.beforeEach(async ({ page }) => {
    await alterPageData(page, "/about-us", ({ result }) => {
      result.pageContext.guards = ["nobody"];
    });
  });

  test("is an error within the document", async ({ page }) => {
    await open(page, "/services");
    await follow(page, "/about-us");
    await expectErrorPage(page, 500, STRINGS.unknownGuard);
    await expect(page).toHaveTitle(STRINGS.unknownGuard);
    await expectWayHome(page);
    expect(await isSameDocument(page)).toBe(false);
  });

  test("is shown on the first load, which asks no guard", async ({ page }) => {
    await open(page, "/about-us");
    await expect(heading(page)).toHaveText(about);
    await expect(page.getByRole("banner")).toBeVisible();
  });
});

test.describe("a page that cannot be drawn", () => {
  /** Whatever the error says. */
  const MESSAGE = /\w+/;

  test.beforeEach(async ({ page }) => {
    await alterPageData(page, "/about-us", ({ result }) => {
      result.data = {};
    });
  });

  test("gives way to the error's message within the document; home is loaded anew", async ({ page }) => {
    await open(page, "/services");
    await follow(page, "/about-us");
    await expectErrorPage(page, 500, MESSAGE);
    await expectWayHome(page);
    expect(await isSameDocument(page)).toBe(false);
  });

  test("gives way to the error's message on the first load", async ({ page }) => {
    await page.goto("/about-us");
    await expectErrorPage(page, 500, MESSAGE);
    await expectWayHome(page);
  });

  test("has the error's message for its title, within the document and on the first load", async ({ page }) => {
    await open(page, "/services");
    await follow(page, "/about-us");
    await expectErrorPage(page, 500, MESSAGE);
    const message = String(await heading(page).textContent());
    await expect(page).toHaveTitle(message);
    await page.reload();
    await expectErrorPage(page, 500, message);
    await expect(page).toHaveTitle(message);
  });

  test("leaves the pages before and after it whole", async ({ page }) => {
    await open(page, "/services");
    await follow(page, "/about-us");
    await expectErrorPage(page, 500, MESSAGE);
    await page.goBack();
    await expect(heading(page)).toHaveText(services);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(pageCopy("services-page").seo.title));
    await follow(page, "/");
    await expect(heading(page)).toHaveText(home);
  });
});

test("back is the page before, also while the script of this one is still on its way", async ({ page }) => {
  await open(page, "/services");
  await follow(page, "/about-us");
  await expect(heading(page)).toHaveText(about);
  const held: (() => Promise<void>)[] = [];
  await page.route("**/app-*.js", (route) => void held.push(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/services");
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((release) => release()));
  await expect(heading(page)).toHaveText(services);
});
