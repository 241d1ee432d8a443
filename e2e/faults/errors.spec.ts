import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { homeCopy, pageCopy, redirects } from "../support/content";
import { alterPageData } from "../support/network";
import { collectErrors, follow, heading, hydrated, isSameDocument, markDocument, open } from "../support/page";
import { readSite } from "../support/pages";
import { test } from "../support/test";

const NOWHERE = "/no/such/page";

const homeLink = (page: Page) => page.getByRole("link", { name: STRINGS.backToHome });
const home = homeCopy().hero.title;
const about = pageCopy("about").title;
const services = pageCopy("services-page").title;

/** The light layout: the status, the message and the links, and nothing around them. */
async function expectErrorPage(page: Page, status: number, message: string | RegExp): Promise<void> {
  await expect(page.locator(`[data-status="${status}"]`)).toBeVisible();
  await expect(heading(page)).toHaveText(message);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
}

async function expectWayHome(page: Page, { inSameDocument }: { inSameDocument: boolean }): Promise<void> {
  await markDocument(page);
  await homeLink(page).click();
  await expect(heading(page)).toHaveText(home);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await isSameDocument(page)).toBe(inSameDocument);
}

test("an unknown address says so and leads home, on the first load and within the document", async ({ page }) => {
  const errors = collectErrors(page);
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(STRINGS.notFound);
  await hydrated(page);
  await expect(heading(page)).toHaveText(STRINGS.notFound);
  await expectWayHome(page, { inSameDocument: true });
  await follow(page, "/about-us");
  await expect(heading(page)).toHaveText(about);
  await follow(page, NOWHERE);
  await expect(heading(page)).toHaveText(STRINGS.notFound);
  await expect(page).toHaveURL(NOWHERE);
  await expect(page).toHaveTitle(STRINGS.notFound);
  await expect(homeLink(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(about);
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test.describe("an address that has moved", () => {
  /** Two are enough: that each leads somewhere is checked by the build. */
  const MOVED = redirects().slice(-2);

  /** Simulates a host that knows no redirects: it answers with the page for unknown addresses. */
  async function forgetRedirects(page: Page): Promise<void> {
    const body = readSite("404.html");
    for (const { from } of redirects())
      await page.route(`**${from}`, (route) => route.fulfill({ status: 404, contentType: "text/html", body }));
  }

  test("redirects within the document, and Back leads to the page before", async ({ page }) => {
    await forgetRedirects(page);
    for (const { from, to } of MOVED) {
      await open(page, "/services");
      await markDocument(page);
      await follow(page, `${from}?by=mail#there`);
      await expect(page).toHaveURL(`${to}?by=mail#there`);
      await expect(heading(page)).not.toHaveText(STRINGS.notFound);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(heading(page)).toHaveText(services);
    }
  });

  test("redirects from the page for unknown addresses", async ({ page }) => {
    await forgetRedirects(page);
    for (const { from, to } of MOVED) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).not.toHaveText(STRINGS.notFound);
    }
  });

  test("redirects where the server knows it, one after another", async ({ page }) => {
    await open(page, "/services");
    for (const { from, to } of MOVED) {
      await follow(page, from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("banner")).toBeVisible();
      await hydrated(page);
    }
  });
});

test.describe("a page that names an unknown guard", () => {
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
    await expectWayHome(page, { inSameDocument: false });
  });

  test("is shown on the first load, which runs no guard", async ({ page }) => {
    await open(page, "/about-us");
    await expect(heading(page)).toHaveText(about);
    await expect(page.getByRole("banner")).toBeVisible();
  });
});

test.describe("a page that throws while rendering", () => {
  /** Whatever the error says. */
  const MESSAGE = /\w+/;

  test.beforeEach(async ({ page }) => {
    await alterPageData(page, "/about-us", ({ result }) => {
      result.data = {};
    });
  });

  test("shows the error's message, as its title, too, within the document and on the first load", async ({ page }) => {
    await open(page, "/services");
    await follow(page, "/about-us");
    await expectErrorPage(page, 500, MESSAGE);
    const message = String(await heading(page).textContent());
    await expect(page).toHaveTitle(message);
    await page.reload();
    await expectErrorPage(page, 500, message);
    await expect(page).toHaveTitle(message);
    await expectWayHome(page, { inSameDocument: false });
  });

  test("leaves the pages before and after it intact", async ({ page }) => {
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
