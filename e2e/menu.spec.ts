import type { Page } from "@playwright/test";
import { BREAKPOINT_MEDIUM_PX } from "../src/constants/layout";
import { MENU_SLIDE_MS } from "../src/constants/motion";
import { STRINGS } from "../src/constants/strings";
import { mainMenu, pageCopy, published, site } from "./content";
import { openMenu } from "./menu";
import { axe } from "./support/axe";
import { navigationCopy } from "./support/chrome-copy";
import { expectToCoverWindow, inertParts, reachableOutside, standing } from "./support/covering";
import { expectToGoRound, tabTo } from "./support/focus";
import { holdScripts } from "./support/held-scripts";
import { DESKTOP, PHONE, TABLET } from "./support/screens";
import { expect, test } from "./support/scroll-bars";
import { open, openAt, settle } from "./support/settle";
import { recordTransitions, transitionsOf } from "./support/transitions";
import { MOVING } from "./support/visits";

const { whatWeDo, social } = navigationCopy();
const { legalName } = site();
const toggle = (page: Page) => page.getByRole("button", { name: STRINGS.menu, exact: true });
const pagesOf = (page: Page) => page.getByRole("dialog").getByRole("navigation", { name: STRINGS.mainNavigation });
const servicesOf = (page: Page) => page.getByRole("dialog").getByRole("navigation", { name: STRINGS.whatWeDo });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const size of [PHONE, TABLET, DESKTOP]) {
  test(`in a window of ${size.width} px the menu covers all of it and holds nothing that axe minds`, async ({
    page,
  }) => {
    await openAt(page, "/services", size);
    const menu = await openMenu(page);
    await expectToCoverWindow(page, menu);
    await settle(page);
    expect((await axe(page)).violations).toEqual([]);
  });

  const isPhone = size.width < BREAKPOINT_MEDIUM_PX;
  test(`in a window of ${size.width} px "Let's talk" is ${isPhone ? "the last of the pages" : "a button"}, once`, async ({
    page,
  }) => {
    await openAt(page, "/blog", size);
    const menu = await openMenu(page);
    await expect(menu.getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(1);
    await expect(pagesOf(page).getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(isPhone ? 1 : 0);
  });
}

test("the menu lists the pages, the services with their anchors and the three social networks as the content does", async ({
  page,
}) => {
  await openAt(page, "/blog", DESKTOP);
  await openMenu(page);
  const pages = pagesOf(page).getByRole("link");
  await expect(pages).toHaveText(mainMenu().map(({ title, burgerTitle }) => burgerTitle ?? title));
  const services = servicesOf(page).getByRole("link");
  await expect(services).toHaveText(whatWeDo.map(({ title }) => title));
  for (const [index, { link, id }] of whatWeDo.entries()) {
    await expect(services.nth(index)).toHaveAttribute("href", id ? `${link}#${id}` : link);
  }
  expect(social).toHaveLength(3);
  for (const { title, link } of social) {
    await expect(page.getByRole("dialog").getByRole("link", { name: title })).toHaveAttribute("href", link);
  }
});

for (const [route, current] of [
  ["/about-us", "page"],
  ["/", "page"],
  [`/works/${published("works")[0]}`, "true"],
  [`/blog/${published("blog")[0]}`, "true"],
] as const) {
  test(`on ${route} one page of the menu is marked as the ${current === "page" ? "one shown" : "section shown"}`, async ({
    page,
  }) => {
    await open(page, route);
    await openMenu(page);
    const marked = page.getByRole("dialog").locator("[aria-current]");
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute("aria-current", current);
    await expect(marked).toHaveAttribute("href", route === "/" ? "/" : `/${route.split("/")[1]}`);
    // It stands on a plane of its own.
    const other = pagesOf(page).locator("a:not([aria-current])").first();
    const colour = (node: Element) => getComputedStyle(node).color;
    expect(await marked.evaluate(colour)).not.toBe(await other.evaluate(colour));
  });
}

test.describe("for those who like motion", () => {
  test.use(MOVING);

  test("the menu slides in from the side and out again, each in 0.8 s", async ({ page }) => {
    await open(page, "/blog");
    await recordTransitions(page.locator("[popover]#menu"));
    const menu = await openMenu(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    const slides = await transitionsOf(page.locator("[popover]#menu"), "transform");
    expect(slides).toHaveLength(2);
    const [slideIn, slideOut] = slides;
    expect(slideIn).toMatchObject({ ms: MENU_SLIDE_MS, from: "translateX(-100%)", to: "none" });
    expect(slideOut).toMatchObject({ ms: MENU_SLIDE_MS, to: "translateX(-100%)" });
  });
});

test("for those who want less motion the menu is there at once", async ({ page }) => {
  await open(page, "/blog");
  await recordTransitions(page.locator("#menu"));
  const menu = await openMenu(page);
  await expectToCoverWindow(page, menu);
  expect(await transitionsOf(page.locator("#menu"), "transform")).toEqual([]);
});

test("the focus goes into the menu, round in it both ways, and back to its button with Escape; all else is out of reach", async ({
  page,
}) => {
  await openAt(page, "/about-us", DESKTOP);
  const before = await inertParts(page);
  const menu = await openMenu(page);
  await expect(menu.locator(":focus")).toHaveAttribute("href", "/about-us");
  expect(await reachableOutside(menu)).toEqual([]);
  await expectToGoRound(page, menu, "Tab");
  await expectToGoRound(page, menu, "Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect.poll(() => inertParts(page)).toEqual(before);
});

test("the button in the menu closes it, and the focus goes back to the one that opened it", async ({ page }) => {
  await openAt(page, "/about-us", PHONE);
  const menu = await openMenu(page);
  await menu.getByRole("button", { name: STRINGS.closeMenu }).click();
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("the page under the menu does not scroll, nor jump where scroll bars take room", async ({
  pageWithBars: page,
}) => {
  await openAt(page, "/services", DESKTOP);
  await page.evaluate(() => scrollTo(0, 700));
  const heading = page.getByRole("heading", { level: 2 }).first();
  const before = await standing(page, heading);
  const menu = await openMenu(page);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 500);
  await settle(page);
  expect(await standing(page, heading)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  expect(await standing(page, heading)).toEqual(before);
  // Had the menu only held the wheel back, both turns of it would count now.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrolled(page)).toBe(800);
});

test("a service of the menu leads to its anchor and closes the menu, also on the page already shown", async ({
  page,
}) => {
  await openAt(page, "/blog", DESKTOP);
  // The last one twice: its address is the one shown.
  for (const { title, link, id } of [...whatWeDo, ...whatWeDo.slice(-1)]) {
    const menu = await openMenu(page);
    await servicesOf(page).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`${link}#${id}`);
    await expect(menu).toBeHidden();
    const top = () => page.locator(`[id="${id}"]`).evaluate((node) => Math.round(node.getBoundingClientRect().top));
    await expect.poll(top, `${title} is at the top of the window`).toBeLessThan(DESKTOP.height / 4);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test("a page of the menu that is shown already closes the menu and stays", async ({ page }) => {
  await openAt(page, "/about-us", DESKTOP);
  const menu = await openMenu(page);
  await menu.locator('a[aria-current="page"]').click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/about-us");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
});

test("the way back to another page closes the menu, and the page scrolls again", async ({ page }) => {
  await openAt(page, "/about-us", DESKTOP);
  const menu = await openMenu(page);
  await pagesOf(page).locator('a[href="/blog"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageCopy("blog-page").title);
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect(menu).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
});

test("the way back within a page closes the menu", async ({ page }) => {
  await open(page, "/about-us");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#./);
  const menu = await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect(menu).toBeHidden();
});

test("the keyboard alone is enough, from the first Tab to another page's content", async ({ page }) => {
  await open(page, "/about-us");
  await tabTo(page, toggle(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").locator(":focus")).toHaveAttribute("href", "/about-us");
  await page.keyboard.press("Tab");
  const { link = "" } = mainMenu()[mainMenu().findIndex((entry) => entry.link === "/about-us") + 1] ?? {};
  await expect(page.getByRole("dialog").locator(":focus")).toHaveAttribute("href", link);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(link);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the hint that there is more and the way back to the top are not there while the menu is open", async ({
  page,
}) => {
  await openAt(page, "/", DESKTOP);
  for (const words of [STRINGS.thereIsMore, STRINGS.backToTop]) {
    await expect(page.getByText(words)).toBeVisible();
    const menu = await openMenu(page);
    await expect(page.getByText(words)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByText(words)).toBeVisible();
    await page.mouse.wheel(0, 2 * DESKTOP.height);
  }
});

test("a menu that was opened before the script came is taken over by it", async ({ page }) => {
  const held = await holdScripts(page);
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  const menu = await openMenu(page);
  await held.release();
  await expect.poll(() => reachableOutside(menu)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await pagesOf(page).locator('a[href="/services"]').click();
  await expect(page).toHaveURL("/services");
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

for (const [when, moment, isBelieved] of [
  ["in the year after the build", (built: number) => new Date(built + 1, 0, 1, 12), true],
  ["by a clock that stands in 2001", () => new Date(2001, 5, 1), false],
  ["by a clock that stands in 2099", () => new Date(2099, 5, 1), false],
] as const) {
  test(`${when} the copyright line shows the year of ${isBelieved ? "the visitor" : "the build"}, and nothing is logged`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const html = await (await page.request.get("/blog")).text();
    const built = Number(html.replaceAll("<!-- -->", "").match(/© (\d{4}) /)?.[1]);
    expect(built).toBeGreaterThan(2025);
    await page.clock.setFixedTime(moment(built));
    await open(page, "/blog");
    const menu = await openMenu(page);
    await expect(menu.getByText(legalName)).toHaveText(`© ${isBelieved ? built + 1 : built} ${legalName}`);
    expect(errors).toEqual([]);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and closes, and its links lead to their pages and anchors", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto("/about-us");
    const menu = await openMenu(page);
    await expectToCoverWindow(page, menu);
    await expect(menu.locator("[aria-current=page]")).toHaveAttribute("href", "/about-us");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await openMenu(page);
    await menu.getByRole("button", { name: STRINGS.closeMenu }).click();
    await expect(menu).toBeHidden();
    await openMenu(page);
    const { title, link, id } = whatWeDo.at(-1) ?? { title: "", link: "" };
    await servicesOf(page).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`${link}#${id}`);
    await expect(menu).toBeHidden();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});
