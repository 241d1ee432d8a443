import { expect, type Locator, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { consentSettings, openSettings, pageViews } from "../support/consent";
import * as contact from "../support/contact-overlay";
import { menuButton, menuPages, menuServices, openMenu } from "../support/menu";
import { hold } from "../support/network";
import { follow, heading, hydrated, openAt } from "../support/page";
import { about, expectScrolledTo, recordScrolling, scrollDownTo, scrolledOver, services } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

/** Low enough for a link to the contact form to be in view, far from the page's top. */
const DOWN_PX = 300;

/** What opens, by what, and the button that closes it. */
type Overlay = { opener: (page: Page) => Locator; open: (page: Page) => Promise<Locator>; close: string };
const OVERLAYS: Record<string, Overlay> = {
  menu: { opener: menuButton, open: openMenu, close: STRINGS.closeMenu },
  "contact overlay": {
    opener: (page) => contact.talkLinks(page).first(),
    open: contact.openOverlay,
    close: STRINGS.close,
  },
};

/** The page's announcement to screen readers. */
const announcement = (page: Page) => page.locator("#gatsby-announcer").textContent();

/** Follows a link to the services page. */
async function followToServices(page: Page): Promise<void> {
  await follow(page, "/services");
  await expect(heading(page)).toHaveText(services);
}

/** Opens the services page, with another page before it. */
async function openSecondPage(page: Page): Promise<void> {
  await openAt(page, "/about-us", DESKTOP);
  await followToServices(page);
}

async function expectBackToAbout(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect(heading(page)).toHaveText(about);
}

/** What happens on the services page; from there, Back leads to the page before. */
async function stepOnServices(page: Page, sentence: string, happen: () => Promise<void>): Promise<void> {
  await test.step(sentence, async () => {
    if (new URL(page.url()).pathname === "/about-us") await followToServices(page);
    await happen();
    await expectBackToAbout(page);
  });
}

/** Waits for the entry of what has opened: a browser tells of an opened menu a moment after it has shown it. */
const expectOverlayEntry = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.isOverlay)).toBe(true);

async function expectBackToClose(page: Page, { opener, open: openOverlay }: Overlay): Promise<void> {
  await opener(page).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const overlay = await openOverlay(page);
  const before = { views: await pageViews(page), announced: await announcement(page) };
  await recordScrolling(page);
  await expectOverlayEntry(page);
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL("/services");
  expect(await scrolledOver(page)).toEqual([top]);
  expect({ views: await pageViews(page), announced: await announcement(page) }).toEqual(before);
}

async function expectNothingInHistory(page: Page, { open: openOverlay, close }: Overlay): Promise<void> {
  for (const leave of [
    (overlay: Locator) => overlay.getByRole("button", { name: close, exact: true }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    const overlay = await openOverlay(page);
    await leave(overlay);
    await expect(overlay).toBeHidden();
  }
}

async function expectBackToCloseSettings(page: Page): Promise<void> {
  await openSettings(page);
  await expectOverlayEntry(page);
  await page.goBack();
  await expect(consentSettings(page)).toBeHidden();
  await expect(page).toHaveURL("/services");
  await openSettings(page);
  await page.keyboard.press("Escape");
  await expect(consentSettings(page)).toBeHidden();
}

test("Back closes what is over the page and changes nothing else; the next Back leaves the page", async ({ page }) => {
  await openSecondPage(page);
  for (const [name, overlay] of Object.entries(OVERLAYS)) {
    await stepOnServices(page, `Back closes the ${name}`, () => expectBackToClose(page, overlay));
    await stepOnServices(page, `the ${name}, closed by its button or Escape, leaves nothing in the history`, () =>
      expectNothingInHistory(page, overlay),
    );
  }
  await stepOnServices(page, "Back or Escape closes the cookie settings", () => expectBackToCloseSettings(page));
});

async function expectMenuToStayClosed(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await expectOverlayEntry(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL("/services");
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await follow(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(heading(page)).toHaveText(services);
}

async function expectLinksToBeSteps(page: Page): Promise<void> {
  await scrollDownTo(page, DOWN_PX);
  await openMenu(page);
  await menuServices(page).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/services#./);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expectScrolledTo(page, DOWN_PX);
  await openMenu(page);
  await menuPages(page).locator('a[href="/services"]').click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectScrolledTo(page, 0);
  const menu = await openMenu(page);
  await menuPages(page).locator('a[href="/contact"]').click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(heading(page)).toHaveText(services);
  await expect(menu).toBeHidden();
}

async function expectOneBackFromOverlayOfMenu(page: Page): Promise<void> {
  const menu = await openMenu(page);
  const overlay = await contact.openOverlay(page, menu.getByRole("link", { name: STRINGS.letsTalk }));
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
}

async function expectPageToStayOffline(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await page.context().setOffline(true);
  await menuPages(page).locator('a[href="/career-page"]').click();
  await expect(menu).toBeHidden();
  await expect(heading(page)).toHaveText(services);
  await page.context().setOffline(false);
}

test("what is done in the menu is as many steps of the history as a visitor expects", async ({ page }) => {
  await openSecondPage(page);
  await stepOnServices(page, "Forward does not open the menu again, and nothing breaks", () =>
    expectMenuToStayClosed(page),
  );
  await stepOnServices(page, "after a link, also one to the page shown, Back leads to the page it was opened on", () =>
    expectLinksToBeSteps(page),
  );
  await stepOnServices(page, "one Back closes the contact overlay that was opened from the menu", () =>
    expectOneBackFromOverlayOfMenu(page),
  );
  await stepOnServices(page, "a link that leads nowhere, offline, keeps the page", () => expectPageToStayOffline(page));
});

/** After the document has been loaded anew, with something open before. */
async function expectClosed(page: Page, overlay: Locator): Promise<void> {
  await hydrated(page);
  await expect(overlay).toBeHidden();
  await expect(heading(page)).toHaveText(services);
  await expect.poll(() => page.evaluate(() => history.state.isOverlay)).toBeUndefined();
}

test("what was open is closed when the page is loaded again, and leaves nothing in the history", async ({ page }) => {
  await openSecondPage(page);
  await stepOnServices(page, "the contact overlay, after a reload", async () => {
    const overlay = await contact.openOverlay(page);
    await page.reload();
    await expectClosed(page, overlay);
  });
  await stepOnServices(page, "the menu, on return from another site", async () => {
    const menu = await openMenu(page);
    await page.goto("about:blank");
    await page.goBack();
    await expectClosed(page, menu);
  });
});

test("on the first page of a visit Back closes what is open, and stays on the page", async ({ page }) => {
  const { release } = await hold(page, "**/*.js");
  await page.setViewportSize(DESKTOP);
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await test.step("a menu that was opened before hydration", async () => {
    const menu = await openMenu(page);
    await release();
    await hydrated(page);
    await expectOverlayEntry(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/services");
  });
  await test.step("the contact overlay", async () => {
    const overlay = await contact.openOverlay(page);
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(contact.talkLinks(page).first()).toBeFocused();
    await expect(page).toHaveURL("/services");
  });
});
