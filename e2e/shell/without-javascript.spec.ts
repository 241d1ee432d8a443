import { expect } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { carouselIn, WORKS } from "../support/carousel";
import { expectFormPage, talkLinks } from "../support/contact-overlay";
import { navigation } from "../support/content";
import { expectToCoverWindow } from "../support/focus";
import { menuServices, openMenu } from "../support/menu";
import { expectShown } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, WITH_MOTION } from "../support/visitor";

test.use({ ...WITH_MOTION, javaScriptEnabled: false, viewport: DESKTOP });

test("a visitor without JavaScript reads the home page and gets on from there", async ({
  page,
}) => {
  await page.goto("/");
  await expectShown(page, "/");
  await expect(page.locator("#intro")).toBeHidden();

  // A carousel is a list that scrolls.
  const { row } = carouselIn(page, WORKS);
  await expect(row.getByRole("list")).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

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
  await talkLinks(page).first().click();
  await expectFormPage(page);
});
