import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the burger menu, with or without a script. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  return menu;
}
