import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { homeCopy, pageCopy, redirects } from "../support/content";
import { alterPageData } from "../support/network";
import { collectErrors, follow, heading, hydrated, isSameDocument, markDocument, open } from "../support/page";
import { readSite } from "../support/pages";
import { test } from "../support/test";

type Redirect = ReturnType<typeof redirects>[number];

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

test("an address that has moved redirects, from the page for unknown addresses and within the document", async ({
  page,
}) => {
  // Two are enough: that each leads somewhere is checked by the build.
  const [first, second] = redirects().slice(-2) as [Redirect, Redirect];
  // Simulates a host that knows no redirects: it answers with the page for unknown addresses.
  const body = readSite("404.html");
  await page.route(`**${first.from}`, (route) => route.fulfill({ status: 404, contentType: "text/html", body }));
  await page.goto(first.from);
  await expect(page).toHaveURL(first.to);
  await expect(heading(page)).not.toHaveText(STRINGS.notFound);
  await test.step("within the document, and Back leads to the page before", async () => {
    await hydrated(page);
    await follow(page, "/services");
    await expect(heading(page)).toHaveText(services);
    await markDocument(page);
    await follow(page, `${second.from}?by=mail#there`);
    await expect(page).toHaveURL(`${second.to}?by=mail#there`);
    await expect(heading(page)).not.toHaveText(STRINGS.notFound);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(heading(page)).toHaveText(services);
  });
});

test("a page that names an unknown guard is shown on the first load, which runs no guard, and an error within the document", async ({
  page,
}) => {
  await alterPageData(page, "/about-us", ({ result }) => {
    result.pageContext.guards = ["nobody"];
  });
  await open(page, "/about-us");
  await expect(heading(page)).toHaveText(about);
  await expect(page.getByRole("banner")).toBeVisible();
  await follow(page, "/services");
  await expect(heading(page)).toHaveText(services);
  await follow(page, "/about-us");
  await expectErrorPage(page, 500, STRINGS.unknownGuard);
  await expect(page).toHaveTitle(STRINGS.unknownGuard);
  await expectWayHome(page, { inSameDocument: false });
});

test("a page that throws while rendering shows the error's message, also as its title, and leaves other pages intact", async ({
  page,
}) => {
  await alterPageData(page, "/about-us", ({ result }) => {
    result.data = {};
  });
  await open(page, "/services");
  await follow(page, "/about-us");
  // Whatever the error says.
  await expectErrorPage(page, 500, /\w+/);
  const message = String(await heading(page).textContent());
  await expect(page).toHaveTitle(message);
  await test.step("the pages before and after it are intact", async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText(services);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(pageCopy("services-page").seo.title));
    await follow(page, "/");
    await expect(heading(page)).toHaveText(home);
  });
  await test.step("on the first load it is an error, too", async () => {
    await follow(page, "/about-us");
    await expectErrorPage(page, 500, message);
    await page.reload();
    await expectErrorPage(page, 500, message);
    await expect(page).toHaveTitle(message);
    await expectWayHome(page, { inSameDocument: false });
  });
});
