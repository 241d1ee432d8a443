import { expect, type Page, test } from "@playwright/test";
import { SCROLL_OFFSET_PX } from "../src/constants/layout";
import { STRINGS } from "../src/constants/strings";
import { pageCopy } from "./content";
import { consentCopy } from "./support/chrome-copy";
import { countDocuments, holdPageData, pageDataOf } from "./support/page-data";
import { follow, openMoving } from "./support/routed";
import { DESKTOP } from "./support/screens";
import { expectScrolledTo, scrollDownTo, scrollTop, withoutFonts } from "./support/scrolling";
import { open, openAt } from "./support/settle";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const blog = pageCopy("blog-page").title;
const services = pageCopy("services-page").title;
const contact = pageCopy("contact").title;

test("the way to the top ends with the page: the page before is where it was", async ({ page }) => {
  await openMoving(page, "/blog");
  await scrollDownTo(page, 1800);
  await follow(page, "/services");
  await expect(heading(page)).toHaveText(services);
  await scrollDownTo(page, 5000);
  await page.getByRole("button", { name: STRINGS.backToTop }).dispatchEvent("click");
  await expect.poll(() => scrollTop(page)).toBeLessThan(4900);
  await page.goBack();
  await expect(heading(page)).toHaveText(blog);
  await expectScrolledTo(page, 1800);
});

test("back while a page is on its way is the last wish", async ({ page }) => {
  await open(page, "/blog");
  await follow(page, "/about-us");
  await expect(heading(page)).toHaveText(pageCopy("about").title);
  const held = await holdPageData(page, "/contact");
  const asked = page.waitForRequest(pageDataOf("/contact"));
  await follow(page, "/contact");
  await asked;
  await page.goBack();
  await expect(heading(page)).toHaveText(blog);
  await held.release();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/blog");
  await expect(heading(page)).toHaveText(blog);
});

test("a page that is loaded as a document because a part was missing begins at its top; back is where it was", async ({
  page,
}) => {
  await withoutFonts(page);
  await open(page, "/blog");
  await scrollDownTo(page, 2500);
  await page.route(pageDataOf("/contact"), (route) => route.abort());
  const documents = countDocuments(page);
  await follow(page, "/contact");
  await expect(heading(page)).toHaveText(contact);
  await expect.poll(() => documents).toEqual(["/contact"]);
  await page.waitForLoadState("load");
  await expectScrolledTo(page, 0);
  await page.goBack();
  await expect(heading(page)).toHaveText(blog);
  await expectScrolledTo(page, 2500);
});

test("a reload is where the visitor was, also on an address with an anchor", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, "/services#ui-design", DESKTOP);
  await expect
    .poll(() => page.locator("#ui-design").evaluate((node) => node.getBoundingClientRect().top))
    .toBeCloseTo(SCROLL_OFFSET_PX, -1);
  await scrollDownTo(page, 9000);
  await page.reload();
  await expectScrolledTo(page, 9000);
});

test("each anchor that was followed is a step of the way back", async ({ page }) => {
  await openAt(page, "/works", DESKTOP);
  await follow(page, "/services");
  await expect(heading(page)).toHaveText(services);
  const index = page.getByRole("main");
  for (const anchor of ["ui-design", "web-development"]) {
    await index.locator(`a[href="/services#${anchor}"]`).first().click();
    await expect(page).toHaveURL(`/services#${anchor}`);
  }
  await page.goBack();
  await expect(page).toHaveURL("/services#ui-design");
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await page.goBack();
  await expect(page).toHaveURL("/works");
});

test("the way back closes the settings of cookies", async ({ page }) => {
  await openAt(page, "/blog", DESKTOP);
  await follow(page, "/works");
  await expect(heading(page)).toHaveText(pageCopy("works-page").title);
  await page.getByRole("button", { name: STRINGS.cookieSettings }).click();
  const settings = page.getByRole("dialog", { name: consentCopy().settings });
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(blog);
  await expect(settings).toBeHidden();
});
