import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { carouselIn, WORKS } from "../support/carousel";
import { expectFormPage, talkLinks } from "../support/contact-overlay";
import { homeCopy, navigation } from "../support/content";
import { expectToCoverWindow } from "../support/focus";
import { menuServices, openMenu } from "../support/menu";
import { heading } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, MOVING } from "../support/visitor";

test.use({ ...MOVING, javaScriptEnabled: false, viewport: DESKTOP });

async function expectRowOfWorks(page: Page): Promise<void> {
  const { row } = carouselIn(page, WORKS.section);
  await expect(row.getByRole("list")).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
  const sizes = await row.evaluate(({ scrollWidth, clientWidth, parentElement }) => {
    const room = parentElement ? getComputedStyle(parentElement).paddingBlockEnd : "";
    return { isLonger: scrollWidth > clientWidth, room };
  });
  expect(sizes).toEqual({ isLonger: true, room: "0px" });
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
}

async function expectMenuToLead(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await expectToCoverWindow(page, menu);
  await expect(menu.locator("[aria-current=page]")).toHaveAttribute("href", "/");
  await menu.getByRole("button", { name: STRINGS.closeMenu }).click();
  await expect(menu).toBeHidden();
  await openMenu(page);
  const { title = "", link = "", id } = navigation().whatWeDo.at(-1) ?? {};
  await menuServices(page).getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`${link}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

test("without JavaScript the home page is there at once, and everything on it leads on", async ({ page }) => {
  await page.goto("/");
  await test.step("there is no intro", async () => {
    await expect(heading(page)).toHaveText(homeCopy().hero.title);
    await expect(page.locator("#intro")).toBeHidden();
  });
  await test.step("a carousel is a list that scrolls horizontally, without buttons or room for them", () =>
    expectRowOfWorks(page));
  await test.step("the menu opens and closes, and its links lead to their pages and anchors", () =>
    expectMenuToLead(page));
  await test.step("a link to the contact form leads to its page", async () => {
    await talkLinks(page).first().click();
    await expectFormPage(page);
  });
});
