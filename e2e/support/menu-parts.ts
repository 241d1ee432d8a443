import { expect, type Locator, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";

/** The button that opens the menu, and what stands in the open menu. */
export const menuButton = (page: Page) => page.getByRole("button", { name: STRINGS.menu, exact: true });
const menuPart = (page: Page, name: string) => page.getByRole("dialog").getByRole("navigation", { name });
export const menuPages = (page: Page) => menuPart(page, STRINGS.mainNavigation);
export const menuServices = (page: Page) => menuPart(page, STRINGS.whatWeDo);

/** Addresses as they are written. */
export const addressesOf = (links: Locator) =>
  links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")));

/** Turns the wheel and expects the page to be there, and no farther. */
export async function wheelTo(page: Page, by: number, top: number): Promise<void> {
  await page.mouse.wheel(0, by);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}
