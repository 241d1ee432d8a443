import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { consentSettings, openSettings } from "../support/consent";
import { closeByEscape, contactOverlay, openOverlay, talkLinks } from "../support/contact-overlay";
import { menuButton, menuPages, openMenu } from "../support/menu";
import { hold } from "../support/network";
import { expectShown, followTo, openAt, waitForHydration } from "../support/page";
import { recordScrolling, scrollPositions, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

/** The page's announcement to screen readers. */
const announcement = (page: Page) => page.locator("#gatsby-announcer").textContent();

/** Opens the services page, with another page before it. */
async function openSecondPage(page: Page): Promise<void> {
  await openAt(page, "/about-us", DESKTOP);
  await followTo(page, "/services");
}

/**
 * Expects nothing to be left in the history: Back leads to the page before. Returns to the services
 * page.
 */
async function expectBackToLeave(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expectShown(page, "/about-us");
  await followTo(page, "/services");
}

/**
 * Waits for the entry of what has opened: a browser tells of an opened menu a moment after it has
 * shown it.
 */
const expectOverlayEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.isOverlay)).toBe(true);

const talkLink = (page: Page) => talkLinks(page).first();
const settingsButton = (page: Page) => page.getByRole("button", { name: STRINGS.cookieSettings });
const menuDialog = (page: Page) => page.getByRole("dialog", { name: STRINGS.menu });

for (const [name, openOne, openerOf, overlayOf] of [
  ["menu", openMenu, menuButton, menuDialog],
  ["contact form", openOverlay, talkLink, contactOverlay],
  ["cookie settings", openSettings, settingsButton, consentSettings],
] as const)
  test(`the ${name} is a step of the history for as long as it is open`, async ({ page }) => {
    const openIt = async () => {
      await openOne(page);
      await expectOverlayEntry(page);
    };
    await openSecondPage(page);
    // Waits until nothing covers it any more: a click would scroll to and fro until then.
    await openerOf(page).hover();
    const top = await scrollTop(page);
    await openIt();
    const announcementBefore = await announcement(page);
    await recordScrolling(page);
    await page.goBack();
    await expect(overlayOf(page)).toBeHidden();
    await expect(openerOf(page)).toBeFocused();
    await expect(page).toHaveURL("/services");
    expect(await scrollPositions(page)).toEqual([top]);
    expect(await announcement(page)).toBe(announcementBefore);
    await expectBackToLeave(page);

    await openIt();
    await closeByEscape(page, overlayOf(page));
    await expectBackToLeave(page);
    for (const leave of [
      () => page.reload(),
      () => page.goto("/contact").then(() => page.goBack()),
    ]) {
      await openIt();
      await leave();
      await waitForHydration(page);
      await expect(overlayOf(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state.isOverlay)).toBeUndefined();
    }
    await expectBackToLeave(page);
  });

test("each Back after a use of the menu undoes one thing that the visitor has done", async ({
  page,
}) => {
  await openSecondPage(page);
  const menu = await openMenu(page);
  await expectOverlayEntry(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  // Forward does not open it again.
  await page.goForward();
  await expect(page).toHaveURL("/services");
  await expect(menu).toBeHidden();
  await followTo(page, "/contact");
  await page.goBack();
  await expectShown(page, "/services");

  // One Back closes the contact form that was opened from it.
  await openMenu(page);
  const overlay = await openOverlay(page, menu.getByRole("link", { name: STRINGS.letsTalk }));
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await expectBackToLeave(page);
});

test("Back closes a menu that was opened before hydration on the first page of a visit", async ({
  page,
}) => {
  const { release } = await hold(page, "**/*.js");
  await page.setViewportSize(DESKTOP);
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  const menu = await openMenu(page);
  await release();
  await waitForHydration(page);
  await expectOverlayEntry(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/services");
});

test("a step back that the browser delays or refuses leads nobody away", async ({ page }) => {
  // A busy browser takes its time; one that has taken many steps refuses more.
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    const steps = Object.assign(window, { stepBack: () => {}, asked: 0 });
    history.back = () => {
      steps.asked++;
      steps.stepBack = back;
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await openAt(page, "/about-us", DESKTOP);
  const menu = await openMenu(page);
  const servicesLink = menuPages(page).locator("a[href='/services']");
  await expectOverlayEntry(page);
  await servicesLink.click();
  await expectShown(page, "/services");
  expect(await asked(), "the page has taken the place of the menu").toBe(0);

  await openMenu(page);
  await expectOverlayEntry(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await servicesLink.click();
  await expect(menu).toBeHidden();
  expect(await asked(), "a second step would leave the page").toBe(1);
  await page.evaluate(() => (window as unknown as { stepBack: () => void }).stepBack());
  await expect.poll(() => page.evaluate(() => history.state?.isOverlay)).toBeUndefined();
  await expectShown(page, "/services");
  await page.goBack();
  await expectShown(page, "/about-us");
});
