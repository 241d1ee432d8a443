import { expect, type Locator, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";

export const menuButton = (page: Page) =>
  page.getByRole("button", { name: STRINGS.menu, exact: true });

/** Opens the burger menu, with or without JavaScript. */
export async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.getByRole("dialog", { name: STRINGS.menu });
  await expect(menu).toBeVisible();
  return menu;
}

const menuPart = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("navigation", { name });
export const menuPages = (page: Page) => menuPart(page, STRINGS.mainNavigation);
export const menuServices = (page: Page) => menuPart(page, STRINGS.whatWeDo);

/** A link of the footer's navigation, which is on every page. */
export const footerLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: STRINGS.footerNavigation })
    .getByRole("link", { name, exact: true });

/** Addresses as they are written. */
export const addressesOf = (links: Locator) =>
  links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")));
