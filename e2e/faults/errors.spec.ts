import { expect, type Page } from "@playwright/test";
import { POSITION_STRINGS } from "../../src/constants/position-strings";
import { SECTION_STRINGS } from "../../src/constants/section-strings";
import { STRINGS } from "../../src/constants/strings";
import { redirects } from "../support/content";
import { alterPageData } from "../support/network";
import * as pages from "../support/page";
import {
  collectErrors,
  expectShown,
  follow,
  followTo,
  heading,
  open,
  waitForHydration,
} from "../support/page";
import { builtHead, readSite } from "../support/pages";
import { expectScrolledTo, scrollDownTo } from "../support/scrolling";
import { test } from "../support/test";
import { ZOOMED } from "../support/visitor";

const NOWHERE = "/no/such/page";

/** The light layout: the status, the message, also as the title, and nothing around them. */
async function expectErrorPage(page: Page, message: string): Promise<void> {
  await expect(page.locator('[data-status="500"]')).toBeVisible();
  await expect(heading(page)).toHaveText(message);
  await expect(page).toHaveTitle(message);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
}

/** Expects a page to have its own title, and no other. */
async function expectOwnTitle(page: Page, route: string): Promise<void> {
  await expect(page).toHaveTitle(builtHead(route).title);
  await expect(page.locator(":is(html, head) > title")).toHaveCount(1);
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole("link", { name: STRINGS.backToHome }).click();
  await expectShown(page, "/");
  await expectOwnTitle(page, "/");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toBeVisible();
  // The link may have led to another document.
  await waitForHydration(page);
}

test("a visitor of an unknown address is told so and led home", async ({ page }) => {
  const errors = collectErrors(page);
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(SECTION_STRINGS.notFound);
  await waitForHydration(page);
  await expect(heading(page)).toHaveText(SECTION_STRINGS.notFound);
  await pages.markDocument(page);
  await goHome(page);
  await follow(page, NOWHERE);
  await expect(heading(page)).toHaveText(SECTION_STRINGS.notFound);
  await expect(page).toHaveURL(NOWHERE);
  await expect(page).toHaveTitle(SECTION_STRINGS.notFound);
  await page.goBack();
  await expectShown(page, "/");
  expect(await pages.isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("a visitor of a position that has closed is led to the others", async ({ page }) => {
  const response = await page.goto("/career-page/filled-last-week");
  expect(response?.status()).toBe(404);
  await expect(page.getByText(POSITION_STRINGS.closed)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: SECTION_STRINGS.allPositions }).click();
  await expectShown(page, "/career-page");
});

test("a visitor of an address that has moved is redirected", async ({ page }) => {
  // Two are enough: that each leads somewhere is checked by the build.
  const [first, second] = redirects().slice(-2);
  // Simulates a host that knows no redirects: it answers with the page for unknown addresses.
  const body = readSite("404.html");
  await page.route(`**${first?.from}`, (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body }),
  );
  await page.goto(String(first?.from));
  await expect(page).toHaveURL(String(first?.to));
  await expect(heading(page)).not.toHaveText(SECTION_STRINGS.notFound);
  await waitForHydration(page);
  await followTo(page, "/services");
  await pages.markDocument(page);
  await follow(page, `${second?.from}?by=mail#there`);
  await expect(page).toHaveURL(`${second?.to}?by=mail#there`);
  await expect(heading(page)).not.toHaveText(SECTION_STRINGS.notFound);
  await page.goBack();
  await expectShown(page, "/services");
  expect(await pages.isSameDocument(page)).toBe(true);
});

test("a visitor of a page that has ended is led to another site, by a link as by the address", async ({
  page,
}) => {
  await alterPageData(page, "/404.html", ({ result }) => {
    const ended = [{ from: NOWHERE, to: "https://shop.example/sale?from=agency" }];
    result.data = { redirectSettings: { items: [], ended } };
  });
  await page.route("https://shop.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "Sale" }),
  );
  const target = "https://shop.example/sale?from=agency&by=mail#there";
  await page.goto(`${NOWHERE}?by=mail#there`);
  await expect(page).toHaveURL(target);
  await open(page, "/services");
  await follow(page, `${NOWHERE}?by=mail#there`);
  await expect(page).toHaveURL(target);
  await page.goBack();
  await expectShown(page, "/services");
});

test("where a host sends a page at another of its addresses, the visitor is at the right one", async ({
  page,
}) => {
  // As Netlify and GitHub Pages do.
  const body = readSite("services.html");
  for (const address of ["/services.html", "/services/"]) {
    await page.route(`**${address}?by=mail`, (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
    await page.goto(`${address}?by=mail#ux-design`);
    await waitForHydration(page);
    await expect(page).toHaveURL("/services?by=mail#ux-design");
    await followTo(page, "/about-us");
  }
});

test("a page with an unknown guard is an error when it is reached by a link", async ({ page }) => {
  await alterPageData(page, "/about-us", ({ result }) => {
    result.pageContext.guards = ["nobody"];
  });
  await open(page, "/about-us");
  await expectShown(page, "/about-us");
  await followTo(page, "/services");
  // The window is lower than the error, and scrolled half-way down.
  await page.setViewportSize(ZOOMED);
  await scrollDownTo(page, 2000);
  await follow(page, "/about-us");
  await expectErrorPage(page, STRINGS.unknownGuard);
  await expectScrolledTo(page, 0);
  await goHome(page);
});

const GONE = "Gone away";

/** Faults of the page about the agency, each with the message that visitors read. */
const FAULTS: [fault: string, message: string, provoke: (page: Page) => Promise<unknown>][] = [
  [
    "throws while rendering",
    STRINGS.pageBroken,
    (page) => alterPageData(page, "/about-us", ({ result }) => delete result.data?.faces),
  ],
  [
    "throws while rendering, as does its head,",
    "The content lacks settings/about.json",
    (page) => alterPageData(page, "/about-us", ({ result }) => Object.assign(result, { data: {} })),
  ],
  [
    "throws in an effect",
    GONE,
    (page) =>
      page.addInitScript((message) => {
        window.IntersectionObserver = class extends IntersectionObserver {
          constructor(...parameters: ConstructorParameters<typeof IntersectionObserver>) {
            super(...parameters);
            if (location.pathname === "/about-us") throw new Error(message);
          }
        };
      }, GONE),
  ],
];

for (const [fault, message, provoke] of FAULTS)
  test(`a page that ${fault} leaves other pages intact`, async ({ page }) => {
    await provoke(page);
    await open(page, "/services");
    await scrollDownTo(page, 2000);
    await follow(page, "/about-us");
    await expectErrorPage(page, message);
    await page.goBack();
    await expectShown(page, "/services");
    await expect(page.getByRole("banner")).toBeVisible();
    await expectOwnTitle(page, "/services");
    await expectScrolledTo(page, 2000);
    await page.goForward();
    await expectErrorPage(page, message);
    await page.reload();
    await expectErrorPage(page, message);
    await goHome(page);
    await followTo(page, "/services");
    await expectOwnTitle(page, "/services");
  });
