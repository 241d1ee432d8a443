import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { axe } from "../support/axe";
import { openOverlay, talkLinks } from "../support/contact-overlay";
import { mainMenu, navigation, published, site } from "../support/content";
import {
  expectFocusTrap,
  expectToCoverWindow,
  inertElements,
  positionOf,
  reachableOutside,
  tabTo,
} from "../support/focus";
import { addressesOf, menuButton, menuPages, menuServices, openMenu } from "../support/menu";
import { hold } from "../support/network";
import { follow, isSameDocument, markDocument, open, openAt, recordErrors, resize, settle } from "../support/page";
import { pageHtml } from "../support/pages";
import { wheelTo } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

const { whatWeDo, social } = navigation();
const { legalName } = site();

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: STRINGS.menu })).toBeHidden();
}

async function expectEntries(page: Page): Promise<void> {
  const menu = await openMenu(page);
  const pages = mainMenu().map(({ title, burgerTitle }) => burgerTitle ?? title);
  await expect(menuPages(page).getByRole("link")).toHaveText(pages);
  const services = menuServices(page).getByRole("link");
  await expect(services).toHaveText(whatWeDo.map(({ title }) => title));
  expect(await addressesOf(services)).toEqual(whatWeDo.map(({ link, id }) => (id ? `${link}#${id}` : link)));
  expect(social).toHaveLength(3);
  const networks = menu.getByRole("link").filter({ hasText: new RegExp(social.map(({ title }) => title).join("|")) });
  expect(await addressesOf(networks)).toEqual(social.map(({ link }) => link));
  await closeMenu(page);
}

async function expectHighlighted(page: Page, route: string, current: "page" | "true"): Promise<void> {
  await follow(page, route);
  await expect(page).toHaveURL(route);
  const menu = await openMenu(page);
  const marked = menu.locator("[aria-current]");
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute("aria-current", current);
  await expect(marked).toHaveAttribute("href", route.split("/").slice(0, 2).join("/"));
  const other = menuPages(page).locator("a:not([aria-current])").first();
  const colour = (node: Element) => getComputedStyle(node).color;
  expect(await marked.evaluate(colour)).not.toBe(await other.evaluate(colour));
  await closeMenu(page);
}

async function expectToLeadToAnchor(page: Page, { title, link, id }: (typeof whatWeDo)[number]): Promise<void> {
  const menu = await openMenu(page);
  await menuServices(page).getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`${link}#${id}`);
  await expect(menu).toBeHidden();
  const top = () => page.locator(`[id="${id}"]`).evaluate((node) => Math.round(node.getBoundingClientRect().top));
  await expect.poll(top, `${title} is at the top of the window`).toBeLessThan(DESKTOP.height / 4);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Home");
  // The browser scrolls smoothly: the next anchor would be reached on top of what is left of the way.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

test("the menu lists what the content says, leads there, and highlights where the visitor is", async ({ page }) => {
  await openAt(page, "/blog", DESKTOP);
  await test.step("it lists pages, services with their anchors and three social networks", () => expectEntries(page));
  await test.step("a service closes it and leads to its anchor, also on the page already shown", async () => {
    // The last one twice: its address is the one shown.
    for (const service of [...whatWeDo.slice(-2), ...whatWeDo.slice(-1)]) await expectToLeadToAnchor(page, service);
  });
  await test.step("one entry is highlighted: the page shown, or its section", async () => {
    await expectHighlighted(page, "/", "page");
    await expectHighlighted(page, `/blog/${published("blog")[0]}`, "true");
  });
});

async function useByKeyboard(page: Page): Promise<void> {
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  const focused = page.getByRole("dialog").locator(":focus");
  await expect(focused).toHaveAttribute("href", "/about-us");
  await page.keyboard.press("Tab");
  const { link = "" } = mainMenu()[mainMenu().findIndex((entry) => entry.link === "/about-us") + 1] ?? {};
  await expect(focused).toHaveAttribute("href", link);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(link);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
}

test("the menu is all there is while it is open, for the eye, the keyboard and assistive technology", async ({
  page,
}) => {
  await openAt(page, "/about-us", DESKTOP);
  const before = await inertElements(page);
  const menu = await openMenu(page);
  await test.step("the focus cycles within it both ways, and all else is inert until it closes", async () => {
    await expect(menu.locator(":focus")).toHaveAttribute("href", "/about-us");
    await expect.poll(() => reachableOutside(menu)).toEqual([]);
    await expectFocusTrap(page, menu, "Tab");
    await expectFocusTrap(page, menu, "Shift+Tab");
    await closeMenu(page);
    await expect(menuButton(page)).toBeFocused();
    await expect.poll(() => inertElements(page)).toEqual(before);
  });
  await openMenu(page);
  await test.step('it covers all of the window, with "Let\'s talk" as a page on phones and as a button', async () => {
    for (const [size, talkLinks] of [
      [DESKTOP, 1],
      [PHONE, 2],
    ] as const) {
      await resize(page, size);
      await expectToCoverWindow(page, menu);
      await expect(menu.getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(talkLinks);
      await expect(menuPages(page).getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(talkLinks - 1);
    }
  });
  await test.step("axe finds nothing in it", async () => expect.soft((await axe(page)).violations).toEqual([]));
  await test.step("its button closes it", async () => {
    await menu.getByRole("button", { name: STRINGS.closeMenu }).click();
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step("the keyboard alone leads through it to another page's content", async () => {
    await page.keyboard.press("Shift+Tab");
    await useByKeyboard(page);
  });
});

test("the page under the menu, or under the contact form, neither scrolls nor jumps with scroll bars", async ({
  pageWithBars: page,
}) => {
  await openAt(page, "/services", DESKTOP);
  await page.mouse.move(700, 450);
  await test.step("under the menu", async () => {
    await wheelTo(page, 700, 700);
    const section = page.locator("main h2").first();
    const before = await positionOf(page, section);
    await openMenu(page);
    await settle(page);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 500);
    expect(await positionOf(page, section)).toEqual(before);
    await closeMenu(page);
    // Had the first turn only been late, both would count now.
    await wheelTo(page, 100, 800);
  });
  await test.step("under the contact form", async () => {
    const link = talkLinks(page).nth(1);
    await link.scrollIntoViewIfNeeded();
    const before = await positionOf(page, link);
    const overlay = await openOverlay(page, link);
    await page.mouse.wheel(0, 5000);
    await page.keyboard.press("End");
    expect(await positionOf(page, link)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    await wheelTo(page, 100, Math.round(before.scrolled) + 100);
  });
});

test("a menu opened before hydration keeps working after it, also in Safari 17.0, which lacks checkVisibility", async ({
  page,
}) => {
  const errors = recordErrors(page);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  const { release } = await hold(page, "**/*.js");
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  const menu = await openMenu(page);
  await markDocument(page);
  await release();
  await expect.poll(() => reachableOutside(menu)).toEqual([]);
  await menu.getByRole("button", { name: STRINGS.closeMenu }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.locator("a:focus")).toHaveCount(1);
  await menuPages(page).locator('a[href="/services"]').click();
  await expect(page).toHaveURL("/services");
  await expect(menu).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("the copyright line shows the current year, and that of the build by a clock that is wrong", async ({ page }) => {
  const errors = recordErrors(page);
  const built = Number(
    pageHtml("/blog")
      .replaceAll("<!-- -->", "")
      .match(/© (\d{4}) /)?.[1],
  );
  for (const [clock, shown] of [
    [built + 1, built + 1],
    [2001, built],
  ] as const) {
    await page.clock.setFixedTime(new Date(clock, 5, 1, 12));
    await open(page, "/blog");
    await expect((await openMenu(page)).getByText(legalName)).toHaveText(`© ${shown} ${legalName}`);
  }
  expect(errors).toEqual([]);
});
