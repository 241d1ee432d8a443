import { expect } from "@playwright/test";
import { MENU_SLIDE_MS } from "../../src/constants/motion";
import { STRINGS } from "../../src/constants/strings";
import { axe } from "../support/axe";
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
import { recordTransitions, transitionsOf } from "../support/motion";
import { hold } from "../support/network";
import { follow, isSameDocument, markDocument, open, openAt, recordErrors, resize, settle } from "../support/page";
import { pageHtml } from "../support/pages";
import { wheelTo } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP, MOVING, PHONE } from "../support/visitor";

const { whatWeDo, social } = navigation();
const { legalName } = site();

test('the menu covers all of the window, with "Let\'s talk" as a page on phones and as a button; axe finds nothing, and its button closes it', async ({
  page,
}) => {
  await openAt(page, "/services", PHONE);
  const menu = await openMenu(page);
  for (const [size, talkLinks] of [
    [PHONE, 2],
    [DESKTOP, 1],
  ] as const) {
    await resize(page, size);
    await expectToCoverWindow(page, menu);
    await expect(menu.getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(talkLinks);
    await expect(menuPages(page).getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(talkLinks - 1);
    expect((await axe(page)).violations, `${size.width} px wide`).toEqual([]);
  }
  await menu.getByRole("button", { name: STRINGS.closeMenu }).click();
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("the menu lists pages, services with their anchors and three social networks as the content does", async ({
  page,
}) => {
  await openAt(page, "/blog", DESKTOP);
  const menu = await openMenu(page);
  const pages = mainMenu().map(({ title, burgerTitle }) => burgerTitle ?? title);
  await expect(menuPages(page).getByRole("link")).toHaveText(pages);
  const services = menuServices(page).getByRole("link");
  await expect(services).toHaveText(whatWeDo.map(({ title }) => title));
  expect(await addressesOf(services)).toEqual(whatWeDo.map(({ link, id }) => (id ? `${link}#${id}` : link)));
  expect(social).toHaveLength(3);
  const networks = menu.getByRole("link").filter({ hasText: new RegExp(social.map(({ title }) => title).join("|")) });
  expect(await addressesOf(networks)).toEqual(social.map(({ link }) => link));
});

test("one entry of the menu is highlighted: the page shown, or its section", async ({ page }) => {
  await open(page, "/services");
  for (const [route, current] of [
    ["/about-us", "page"],
    ["/", "page"],
    [`/works/${published("works")[0]}`, "true"],
    [`/blog/${published("blog")[0]}`, "true"],
  ] as const) {
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
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
});

test.describe("with all motion", () => {
  test.use(MOVING);

  test("the menu slides in from the side and out again; with reduced motion it is there immediately", async ({
    page,
  }) => {
    await open(page, "/blog");
    await recordTransitions(page.locator("#menu"));
    const menu = await openMenu(page);
    await settle(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    expect(await transitionsOf(page.locator("#menu"), "transform")).toMatchObject([
      { ms: MENU_SLIDE_MS, from: "translateX(-100%)", to: "none" },
      { ms: MENU_SLIDE_MS, from: "none", to: "translateX(-100%)" },
    ]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openMenu(page);
    expect(await transitionsOf(page.locator("#menu"), "transform")).toHaveLength(2);
  });
});

test("the focus cycles within the menu both ways, and all else is inert until it closes", async ({ page }) => {
  await openAt(page, "/about-us", DESKTOP);
  const before = await inertElements(page);
  const menu = await openMenu(page);
  await expect(menu.locator(":focus")).toHaveAttribute("href", "/about-us");
  await expect.poll(() => reachableOutside(menu)).toEqual([]);
  await expectFocusTrap(page, menu, "Tab");
  await expectFocusTrap(page, menu, "Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect.poll(() => inertElements(page)).toEqual(before);
});

test("in Safari 17.0, which lacks checkVisibility, Tab stays in the menu, too", async ({ page }) => {
  const errors = recordErrors(page);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  await open(page, "/about-us");
  const menu = await openMenu(page);
  await expect.poll(() => reachableOutside(menu)).toEqual([]);
  await menu.getByRole("button", { name: STRINGS.closeMenu }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.locator("a:focus")).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("the page under the menu neither scrolls nor jumps with scroll bars", async ({ pageWithBars: page }) => {
  await openAt(page, "/services", DESKTOP);
  await page.mouse.move(700, 450);
  await wheelTo(page, 700, 700);
  const section = page.locator("main h2").first();
  const before = await positionOf(page, section);
  const menu = await openMenu(page);
  await settle(page);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 500);
  expect(await positionOf(page, section)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // Had the first turn only been late, both would count now.
  await wheelTo(page, 100, 800);
});

test("a service of the menu closes it and leads to its anchor, also on the page already shown", async ({ page }) => {
  await openAt(page, "/blog", DESKTOP);
  // The last one twice: its address is the one shown.
  for (const { title, link, id } of [...whatWeDo.slice(-2), ...whatWeDo.slice(-1)]) {
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
});

test("the keyboard alone leads from the first Tab through the menu to another page's content", async ({ page }) => {
  await open(page, "/about-us");
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
});

test("a menu opened before hydration keeps working after it", async ({ page }) => {
  const { release } = await hold(page, "**/*.js");
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  const menu = await openMenu(page);
  await markDocument(page);
  await release();
  await expect.poll(() => reachableOutside(menu)).toEqual([]);
  await menuPages(page).locator('a[href="/services"]').click();
  await expect(page).toHaveURL("/services");
  await expect(menu).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and closes, and its links lead to their pages and anchors", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto("/about-us");
    const menu = await openMenu(page);
    await expectToCoverWindow(page, menu);
    await expect(menu.locator("[aria-current=page]")).toHaveAttribute("href", "/about-us");
    await menu.getByRole("button", { name: STRINGS.closeMenu }).click();
    await expect(menu).toBeHidden();
    await openMenu(page);
    const { title = "", link = "", id } = whatWeDo.at(-1) ?? {};
    await menuServices(page).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`${link}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});
