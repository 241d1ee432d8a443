import { expect, type Page, test } from "@playwright/test";

const STEPS: [link: string, route: string, title: RegExp][] = [
  ["About", "/about-us", /^About us \| Citrin$/],
  ["Services", "/services", / \| Citrin$/],
  ["Career", "/career-page", / \| Citrin$/],
  ["Work", "/works", / \| Citrin$/],
  ["Blog", "/blog", / \| Citrin$/],
  ["Contact", "/contact", /^Contact \| Citrin$/],
  ["Home", "/", /^Digital design and software agency \| Citrin$/],
];

async function expectOneHead(page: Page, route: string): Promise<void> {
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", `https://citrin.example${route}`);
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
  for (const [link, route, title] of STEPS) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(route);
    await expect(page).toHaveTitle(title);
    await expectOneHead(page, route);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("from a case study to the next and back again", async ({ page }) => {
  await page.goto("/works/esgian");
  const first = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("navigation", { name: "Next case study" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
  await expectOneHead(page, "/works/esgian");
});

test("the section of the site that is shown is marked in the navigation", async ({ page }) => {
  await page.goto("/works/esgian");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Work", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(main.locator("[aria-current]")).toHaveCount(1);
});

test("the skip link is the first stop of the keyboard and leads to the content", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
