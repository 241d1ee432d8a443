import { expect, type Locator, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { expectAccessible } from "../support/axe";
import { closeByEscape, openOverlay, talkLinks } from "../support/contact-overlay";
import { mainMenu, navigation, publishedSlugs, site } from "../support/content";
import { expectFocusTrap, expectToCoverWindow, stopsOutside, tabTo } from "../support/focus";
import { addressesOf, menuButton, menuPages, menuServices, openMenu } from "../support/menu";
import { hold } from "../support/network";
import {
  follow,
  isSameDocument,
  markDocument,
  open,
  openAt,
  recordErrors,
  resize,
  settle,
} from "../support/page";
import { pageHtml } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

const { whatWeDo, social } = navigation();
const { legalName } = site();

test("a visitor finds the pages of the content and their own place in the menu", async ({
  page,
}) => {
  await openAt(page, "/", DESKTOP);
  const menu = await openMenu(page);
  await expect(menuPages(page).getByRole("link")).toHaveText(
    mainMenu().map(({ title, burgerTitle }) => burgerTitle ?? title),
  );
  const services = menuServices(page).getByRole("link");
  await expect(services).toHaveText(whatWeDo.map(({ title }) => title));
  expect(await addressesOf(services)).toEqual(
    whatWeDo.map(({ link, id }) => (id ? `${link}#${id}` : link)),
  );
  expect(social).toHaveLength(3);
  for (const { title, link } of social)
    await expect(menu.getByRole("link", { name: title })).toHaveAttribute("href", link);
  // One entry is highlighted: the page shown, or its section.
  const currentEntry = menu.locator("[aria-current]");
  await expect(currentEntry).toHaveAttribute("href", "/");
  const colour = (node: Element) => getComputedStyle(node).color;
  const otherEntry = menuPages(page).locator("a:not([aria-current])").first();
  expect(await currentEntry.evaluate(colour)).not.toBe(await otherEntry.evaluate(colour));
  await closeByEscape(page, menu);
  await follow(page, `/blog/${publishedSlugs("blog")[0]}`);
  await expect(
    page.getByRole("complementary").first(),
    "the new page, which closes what covers the old",
  ).toBeVisible();
  await openMenu(page);
  await expect(currentEntry).toHaveAttribute("href", "/blog");

  // A service closes the menu and leads to its anchor; twice, as its address is then the one shown.
  const { title = "", link = "", id = "" } = whatWeDo.at(-1) ?? {};
  for (const time of [1, 2]) {
    if (time === 2) await openMenu(page);
    await services.filter({ hasText: title }).click();
    await expect(page).toHaveURL(`${link}#${id}`);
    await expect(menu).toBeHidden();
    const top = () =>
      page.locator(`[id="${id}"]`).evaluate((node) => Math.round(node.getBoundingClientRect().top));
    await expect.poll(top, "it is at the top of the window").toBeLessThan(DESKTOP.height / 4);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Home");
    // The browser scrolls smoothly: the next anchor would be reached on top of what is left of the
    // way.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("nothing but the menu can be seen or reached while it is open", async ({ page }) => {
  await openAt(page, "/about-us", DESKTOP);
  const inert = await page.locator("[inert]").count();
  const menu = await openMenu(page);
  await expect(menu.locator(":focus")).toHaveAttribute("href", "/about-us");
  await expect.poll(() => stopsOutside(menu)).toEqual([]);
  await expectFocusTrap(page, menu);
  await closeByEscape(page, menu);
  await expect(menuButton(page)).toBeFocused();
  await expect(page.locator("[inert]")).toHaveCount(inert);

  // "Let's talk" is a button, and on phones a page, too.
  await openMenu(page);
  for (const [size, talkLinksShown] of [
    [DESKTOP, 1],
    [PHONE, 2],
  ] as const) {
    await resize(page, size);
    await expectToCoverWindow(page, menu);
    await expect(menu.getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(talkLinksShown);
    await expect(menuPages(page).getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(
      talkLinksShown - 1,
    );
  }
  await expectAccessible(page);
  await menu.getByRole("button", { name: STRINGS.closeMenu }).click();
  await expect(menu).toBeHidden();

  // The keyboard alone leads through it to another page's content.
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu.locator(":focus")).toHaveAttribute("href", "/about-us");
  await tabTo(page, menuPages(page).locator('a[href="/services"]'));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

/** Turns the wheel and expects the page to scroll exactly there. */
async function wheelTo(page: Page, by: number, top: number): Promise<void> {
  await page.mouse.wheel(0, by);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}

test("the page under the menu or the contact form stays still", async ({ pageWithBars: page }) => {
  await openAt(page, "/services", DESKTOP);
  await page.mouse.move(700, 450);
  await wheelTo(page, 700, 700);
  const link = talkLinks(page).nth(1);
  await link.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => Math.round(scrollY));
  const before = await link.boundingBox();
  const expectStill = async (overlay: Locator) => {
    await settle(page);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press("End");
    expect(await link.boundingBox()).toEqual(before);
    await closeByEscape(page, overlay);
  };
  await expectStill(await openMenu(page));
  await expectStill(await openOverlay(page, link));
  // Had the turns before only been late, they would count now.
  await wheelTo(page, 100, scrollPosition + 100);
});

test("a menu opened before hydration works after it, even in Safari 17.0", async ({ page }) => {
  const errors = recordErrors(page);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  const { release } = await hold(page, "**/*.js");
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  const menu = await openMenu(page);
  await markDocument(page);
  await release();
  await expect.poll(() => stopsOutside(menu)).toEqual([]);
  await menu.getByRole("button", { name: STRINGS.closeMenu }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.locator("a:focus")).toHaveCount(1);
  await menuPages(page).locator('a[href="/services"]').click();
  await expect(page).toHaveURL("/services");
  await expect(menu).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("the copyright line shows the current year unless the clock is behind the build", async ({
  page,
}) => {
  const html = pageHtml("/blog").replaceAll("<!-- -->", "");
  const builtYear = Number(/© (\d{4}) /.exec(html)?.[1]);
  for (const [clock, shownYear] of [
    [builtYear + 1, builtYear + 1],
    [2001, builtYear],
  ] as const) {
    await page.clock.setFixedTime(new Date(clock, 5, 1, 12));
    await open(page, "/blog");
    await expect((await openMenu(page)).getByText(legalName)).toHaveText(
      `© ${shownYear} ${legalName}`,
    );
  }
});
