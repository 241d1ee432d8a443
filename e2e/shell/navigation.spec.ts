import { expect, type Page } from "@playwright/test";
import { mainMenu, publishedSlugs, site } from "../support/content";
import { openMenu } from "../support/menu";
import { expectInHead, follow, heading, isSameDocument, markDocument, open } from "../support/page";
import { test } from "../support/test";

const { name, url } = site();

async function expectOneHead(page: Page, route: string): Promise<void> {
  await expectInHead(page, "link[rel=canonical]", "href", [`${url}${route}`]);
  await expectInHead(page, "meta[property='og:url']", "content", [`${url}${route}`]);
  // The structured data of the first page is not true for the next one.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  for (const tag of ["title", "meta[name=description]"])
    await expect(page.locator(`head ${tag}`)).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(` \\| ${name}$`));
}

test("a visitor who follows links stays in one document with one head for each page", async ({
  page,
}) => {
  await open(page, "/");
  await markDocument(page);
  // The skip link is the first stop of the keyboard.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const titles = new Set<string>();
  for (const { title, burgerTitle, link } of mainMenu().toReversed()) {
    const menu = await openMenu(page);
    await menu.getByRole("link", { name: burgerTitle ?? title, exact: true }).click();
    await expect(page).toHaveURL(link);
    await expect(menu).toBeHidden();
    await expectOneHead(page, link);
    await expect(heading(page)).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(mainMenu().length);

  const work = `/works/${publishedSlugs("works")[0]}`;
  await follow(page, work);
  await expectOneHead(page, work);
  const first = (await heading(page).textContent()) ?? "";
  await page.getByRole("navigation", { name: "Next case study" }).getByRole("link").click();
  await expect(heading(page)).not.toHaveText(first);
  await page.goBack();
  await expect(heading(page)).toHaveText(first);
  await expectOneHead(page, work);
  expect(await isSameDocument(page)).toBe(true);
});
