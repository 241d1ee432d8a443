import { BREAKPOINT_MEDIUM_PX } from "../src/constants/layout";
import { MENU_SLIDE_MS } from "../src/constants/motion";
import { STRINGS } from "../src/constants/strings";
import { mainMenu, published, site } from "./content";
import { openMenu } from "./menu";
import { axe } from "./support/axe";
import { navigationCopy } from "./support/chrome-copy";
import { expectToCoverWindow, inertParts, reachableOutside, standing } from "./support/covering";
import { recordErrors } from "./support/errors";
import { expectToGoRound, tabTo } from "./support/focus";
import { holdScripts } from "./support/held-files";
import { addressesOf, menuButton, menuPages, menuServices, wheelTo } from "./support/menu-parts";
import { DESKTOP, PHONE, TABLET } from "./support/screens";
import { expect, test } from "./support/scroll-bars";
import { hydrated, open, openAt, settle } from "./support/settle";
import { recordTransitions, transitionsOf } from "./support/transitions";
import { MOVING } from "./support/visits";

const { whatWeDo, social } = navigationCopy();
const { legalName } = site();

for (const size of [PHONE, TABLET, DESKTOP]) {
  const isPhone = size.width < BREAKPOINT_MEDIUM_PX;
  const talk = isPhone ? "lists the way to the form as a page, too" : "has a button to the form";

  test(`in a window of ${size.width} px the menu covers all of it, ${talk}, and axe finds nothing`, async ({
    page,
  }) => {
    await openAt(page, "/services", size);
    const menu = await openMenu(page);
    await expectToCoverWindow(page, menu);
    await expect(menu.getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(isPhone ? 2 : 1);
    await expect(menuPages(page).getByRole("link", { name: STRINGS.letsTalk })).toHaveCount(isPhone ? 1 : 0);
    await settle(page);
    expect((await axe(page)).violations).toEqual([]);
  });
}

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

for (const [route, current, what] of [
  ["/about-us", "page", "the page shown"],
  ["/", "page", "the page shown"],
  [`/works/${published("works")[0]}`, "true", "the section shown"],
  [`/blog/${published("blog")[0]}`, "true", "the section shown"],
] as const) {
  test(`on ${route} one entry of the menu is marked, and stands out, as ${what}`, async ({ page }) => {
    await open(page, route);
    const marked = (await openMenu(page)).locator("[aria-current]");
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute("aria-current", current);
    await expect(marked).toHaveAttribute("href", route.split("/").slice(0, 2).join("/"));
    const other = menuPages(page).locator("a:not([aria-current])").first();
    const colour = (node: Element) => getComputedStyle(node).color;
    expect(await marked.evaluate(colour)).not.toBe(await other.evaluate(colour));
  });
}

test.describe("for those who like motion", () => {
  test.use(MOVING);

  test("the menu slides in from the side and out again, each in its time", async ({ page }) => {
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
  });
});

test("for those who want less motion the menu is there at once", async ({ page }) => {
  await open(page, "/blog");
  await recordTransitions(page.locator("#menu"));
  await openMenu(page);
  expect(await transitionsOf(page.locator("#menu"), "transform")).toEqual([]);
});

test("the focus goes round in the menu both ways, and all else is out of reach until it closes", async ({ page }) => {
  await openAt(page, "/about-us", DESKTOP);
  const before = await inertParts(page);
  const menu = await openMenu(page);
  await expect(menu.locator(":focus")).toHaveAttribute("href", "/about-us");
  await expect.poll(() => reachableOutside(menu)).toEqual([]);
  await expectToGoRound(page, menu, "Tab");
  await expectToGoRound(page, menu, "Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect.poll(() => inertParts(page)).toEqual(before);
});

test("in Safari 17.0, which lacks checkVisibility, Tab stays in the menu, too", async ({ page }) => {
  const errors = recordErrors(page);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  await page.goto("/about-us");
  await hydrated(page);
  const menu = await openMenu(page);
  await expect.poll(() => reachableOutside(menu)).toEqual([]);
  await menu.getByRole("button", { name: STRINGS.closeMenu }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.locator("a:focus")).toHaveCount(1);
  expect(errors).toEqual([]);
});

for (const way of ["Escape", STRINGS.closeMenu]) {
  test(`"${way}" closes the menu, and the focus goes back to the button that opened it`, async ({ page }) => {
    await openAt(page, "/about-us", PHONE);
    const menu = await openMenu(page);
    if (way === "Escape") await page.keyboard.press(way);
    else await menu.getByRole("button", { name: way }).click();
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
}

test("the page under the menu does not scroll", async ({ page }) => {
  await openAt(page, "/about-us", DESKTOP);
  await page.mouse.move(700, 450);
  await wheelTo(page, 700, 700);
  const menu = await openMenu(page);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // Had the first turn only been late, both would count now.
  await wheelTo(page, 100, 800);
});

test("the page under the menu does not jump where scroll bars take room", async ({ pageWithBars: page }) => {
  await openAt(page, "/services", DESKTOP);
  await page.evaluate(() => scrollTo(0, 700));
  const heading = page.locator("main h2").first();
  const before = await standing(page, heading);
  await openMenu(page);
  await settle(page);
  expect(await standing(page, heading)).toEqual(before);
});

test("a service of the menu closes it and leads to its anchor, also on the page already shown", async ({ page }) => {
  await openAt(page, "/blog", DESKTOP);
  // The last one twice: its address is the one shown.
  for (const { title, link, id } of [...whatWeDo, ...whatWeDo.slice(-1)]) {
    const menu = await openMenu(page);
    await menuServices(page).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`${link}#${id}`);
    await expect(menu).toBeHidden();
    const top = () => page.locator(`[id="${id}"]`).evaluate((node) => Math.round(node.getBoundingClientRect().top));
    await expect.poll(top, `${title} is at the top of the window`).toBeLessThan(DESKTOP.height / 4);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Home");
  }
});

test("the way back closes the menu, to another page or within one, and the page scrolls again", async ({ page }) => {
  await openAt(page, "/about-us", DESKTOP);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#./);
  const menu = await openMenu(page);
  await menuPages(page).locator('a[href="/blog"]').click();
  await expect(page).toHaveURL("/blog");
  for (const address of [/about-us#./, "/about-us"]) {
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
  }
  await wheelTo(page, 300, 300);
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

test("the hint that there is more and the way back to the top are gone while the menu is open", async ({ page }) => {
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

test("a menu that is opened before the script is there is taken over by it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  const menu = await openMenu(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  release();
  await expect.poll(() => reachableOutside(menu)).toEqual([]);
  await menuPages(page).locator('a[href="/services"]').click();
  await expect(page).toHaveURL("/services");
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

for (const [when, moment, later] of [
  ["in the year after the build that year", (built: number) => new Date(built + 1, 0, 1, 12), 1],
  ["by a clock in 2001 the year of the build", () => new Date(2001, 5, 1), 0],
  ["by a clock in 2099 the year of the build", () => new Date(2099, 5, 1), 0],
] as const) {
  test(`the copyright line shows ${when}, and nothing goes wrong on the way`, async ({ page }) => {
    const errors = recordErrors(page);
    const html = await (await page.request.get("/blog")).text();
    const built = Number(html.replaceAll("<!-- -->", "").match(/© (\d{4}) /)?.[1]);
    await page.clock.setFixedTime(moment(built));
    await open(page, "/blog");
    await expect((await openMenu(page)).getByText(legalName)).toHaveText(`© ${built + later} ${legalName}`);
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
    await menu.getByRole("button", { name: STRINGS.closeMenu }).click();
    await expect(menu).toBeHidden();
    await openMenu(page);
    const { title = "", link = "", id } = whatWeDo.at(-1) ?? {};
    await menuServices(page).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`${link}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});
