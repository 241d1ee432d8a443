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
const OVERLAYS: Record<
  string,
  { opener: (page: Page) => Locator; open: (page: Page) => Promise<Locator>; close: string }
> = {
  menu: { opener: menuButton, open: openMenu, close: STRINGS.closeMenu },
  "contact overlay": {
    opener: (page) => contact.talkLinks(page).first(),
    open: contact.openOverlay,
    close: STRINGS.close,
  },
};

/** The page's announcement to screen readers. */
const announcement = (page: Page) => page.locator("#gatsby-announcer").textContent();

/** Opens the services page, with another page before it. */
async function openSecondPage(page: Page): Promise<void> {
  await openAt(page, "/about-us", DESKTOP);
  await follow(page, "/services");
  await expect(heading(page)).toHaveText(services);
}

async function expectBackToAbout(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect(heading(page)).toHaveText(about);
}

for (const [name, { opener, open: openOverlay, close }] of Object.entries(OVERLAYS)) {
  test(`Back closes the ${name} and changes nothing else; the next Back leaves the page`, async ({ page }) => {
    await openSecondPage(page);
    await opener(page).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    const overlay = await openOverlay(page);
    const before = { views: await pageViews(page), announced: await announcement(page) };
    await recordScrolling(page);
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL("/services");
    expect(await scrolledOver(page)).toEqual([top]);
    expect({ views: await pageViews(page), announced: await announcement(page) }).toEqual(before);
    await expectBackToAbout(page);
  });

  test(`the ${name}, closed by its button or Escape, leaves nothing in the history`, async ({ page }) => {
    await openSecondPage(page);
    for (const leave of [
      (overlay: Locator) => overlay.getByRole("button", { name: close, exact: true }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      const overlay = await openOverlay(page);
      await leave(overlay);
      await expect(overlay).toBeHidden();
    }
    await expectBackToAbout(page);
  });
}

test("Back on the first page of a visit closes the contact overlay, too", async ({ page }) => {
  await openAt(page, "/services", DESKTOP);
  const overlay = await contact.openOverlay(page);
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(contact.talkLinks(page).first()).toBeFocused();
  await expect(page).toHaveURL("/services");
});

test("a reload closes the contact overlay, and leaves nothing in the history", async ({ page }) => {
  await openSecondPage(page);
  const overlay = await contact.openOverlay(page);
  await page.reload();
  await hydrated(page);
  await expect(overlay).toBeHidden();
  await expect(heading(page)).toHaveText(services);
  await expect.poll(() => page.evaluate(() => history.state.isOverlay)).toBeUndefined();
  await expectBackToAbout(page);
});

test("Forward does not open the menu again, and nothing breaks", async ({ page }) => {
  await openSecondPage(page);
  const menu = await openMenu(page);
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
  await expectBackToAbout(page);
});

test("after a link of the menu, also one to the page shown, Back leads to the page it was opened on", async ({
  page,
}) => {
  await openSecondPage(page);
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
  await expectBackToAbout(page);
});

test("one Back closes the contact overlay that was opened from the menu", async ({ page }) => {
  await openSecondPage(page);
  const menu = await openMenu(page);
  const overlay = await contact.openOverlay(page, menu.getByRole("link", { name: STRINGS.letsTalk }));
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expectBackToAbout(page);
});

test("a menu that was open when the page was left for another site is closed on return, and Back leads on", async ({
  page,
}) => {
  await openSecondPage(page);
  const menu = await openMenu(page);
  await page.goto("about:blank");
  await page.goBack();
  await hydrated(page);
  await expect(heading(page)).toHaveText(services);
  await expect(menu).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state.isOverlay)).toBeUndefined();
  await expectBackToAbout(page);
});

test("a link of the menu that leads nowhere, offline, keeps the page, and Back leads to the one before", async ({
  page,
  context,
}) => {
  await openSecondPage(page);
  const menu = await openMenu(page);
  await context.setOffline(true);
  await menuPages(page).locator('a[href="/career-page"]').click();
  await expect(menu).toBeHidden();
  await expect(heading(page)).toHaveText(services);
  await context.setOffline(false);
  await expectBackToAbout(page);
});

test("Back closes the cookie settings; the next Back leaves the page", async ({ page }) => {
  await openSecondPage(page);
  await openSettings(page);
  await page.goBack();
  await expect(consentSettings(page)).toBeHidden();
  await expect(page).toHaveURL("/services");
  await openSettings(page);
  await page.keyboard.press("Escape");
  await expect(consentSettings(page)).toBeHidden();
  await expectBackToAbout(page);
});

test("Back closes a menu that was opened before hydration", async ({ page }) => {
  const { release } = await hold(page, "**/*.js");
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  const menu = await openMenu(page);
  await release();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => history.state?.isOverlay)).toBe(true);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/services");
});
