import { expect, type Page } from "@playwright/test";
import { homeCopy, mainMenu, pageCopy, published, site } from "../support/content";
import { openMenu } from "../support/menu";
import { expectInHead, follow, heading, hydrated, isSameDocument, markDocument } from "../support/page";
import { test } from "../support/test";

const { name, url } = site();

async function expectOneHead(page: Page, route: string): Promise<void> {
  await expectInHead(page, "link[rel=canonical]", "href", [`${url}${route}`]);
  for (const selector of ["title", "meta[name=description]", "link[rel=canonical]"])
    await expect(page.locator(`head ${selector}`)).toHaveCount(1);
}

async function visitMainPages(page: Page): Promise<void> {
  const titles = new Set<string>();
  for (const { title, burgerTitle, link } of [...mainMenu().slice(1), ...mainMenu().slice(0, 1)]) {
    const menu = await openMenu(page);
    await menu.getByRole("link", { name: burgerTitle ?? title, exact: true }).click();
    await expect(page).toHaveURL(link);
    await expect(menu).toBeHidden();
    await expect(page).toHaveTitle(new RegExp(` \\| ${name}$`));
    await expectOneHead(page, link);
    titles.add(await page.title());
    await expect(heading(page)).toHaveCount(1);
  }
  expect(titles.size).toBe(mainMenu().length);
  expect(titles).toContain(`${pageCopy("about").seo.title} | ${name}`);
  expect(titles).toContain(`${homeCopy().seo.title} | ${name}`);
}

test("navigation within the site keeps the document and gives each page one title, description and canonical", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await markDocument(page);
  await test.step("the skip link is the first stop of the keyboard and leads to the content", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("the main pages follow each other", () => visitMainPages(page));
  await test.step("a case study leads to the next, and Back returns to it", async () => {
    const work = `/works/${published("works")[0]}`;
    await follow(page, work);
    await expect(page).toHaveURL(work);
    await expectOneHead(page, work);
    const first = (await heading(page).textContent()) ?? "";
    await page.getByRole("navigation", { name: "Next case study" }).getByRole("link").click();
    await expect(heading(page)).not.toHaveText(first);
    await page.goBack();
    await expect(heading(page)).toHaveText(first);
    await expectOneHead(page, work);
  });
  expect(await isSameDocument(page)).toBe(true);
});
