import { expect, type Page, test } from "@playwright/test";
import { homeCopy, mainMenu, pageCopy, published, site } from "./content";
import { openMenu } from "./menu";
import { expectInHead } from "./support/head";

const { name, url } = site();

async function expectOneHead(page: Page, route: string): Promise<void> {
  await expectInHead(page, "link[rel=canonical]", "href", [`${url}${route}`]);
  for (const selector of ["title", "meta[name=description]", "link[rel=canonical]"]) {
    await expect(page.locator(`head ${selector}`)).toHaveCount(1);
  }
}

test("navigation within the site keeps the document and gives each page one title, description and canonical", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForFunction(() => "___loader" in window);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const titles = new Set<string>();
  for (const { title, burgerTitle, link } of [...mainMenu().slice(1), ...mainMenu().slice(0, 1)]) {
    const menu = await openMenu(page);
    await menu.getByRole("link", { name: burgerTitle ?? title, exact: true }).click();
    await expect(page).toHaveURL(link);
    await expect(menu).toBeHidden();
    await expect(page).toHaveTitle(new RegExp(` \\| ${name}$`));
    await expectOneHead(page, link);
    titles.add(await page.title());
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(titles.size).toBe(mainMenu().length);
  expect(titles).toContain(`${pageCopy("about").seo.title} | ${name}`);
  expect(titles).toContain(`${homeCopy().seo.title} | ${name}`);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

const work = `/works/${published("works")[0]}`;

test("from a case study to the next and back again", async ({ page }) => {
  await page.goto(work);
  const first = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("navigation", { name: "Next case study" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
  await expectOneHead(page, work);
});

test("the section of the site that is shown is marked in the navigation", async ({ page }) => {
  await page.goto(work);
  const main = (await openMenu(page)).getByRole("navigation", { name: "Main" });
  await expect(main.locator('a[href="/works"]')).toHaveAttribute("aria-current", "true");
  await expect(main.locator("[aria-current]")).toHaveCount(1);
});

test("the skip link is the first stop of the keyboard and leads to the content", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
