import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { pageCopy } from "../support/content";
import { hold, holdPageData, pageDataOf } from "../support/network";
import { countDocuments, follow, heading, hydrated, open, openAt, openMoving } from "../support/page";
import { expectScrolledTo, followToAbout, scrollDownTo, scrollTop, services, withoutFonts } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

const blog = pageCopy("blog-page").title;
const contact = pageCopy("contact").title;

const goBackTo = async (page: Page, title: string) => {
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
};

test("leaving a page ends its animation to the top: the page before is where it was", async ({ page }) => {
  await openMoving(page, "/blog");
  await scrollDownTo(page, 1800);
  await follow(page, "/services");
  await expect(heading(page)).toHaveText(services);
  await scrollDownTo(page, 5000);
  await page.getByRole("button", { name: STRINGS.backToTop }).dispatchEvent("click");
  await expect.poll(() => scrollTop(page)).toBeLessThan(4900);
  await goBackTo(page, blog);
  await expectScrolledTo(page, 1800);
});

test("Back before the router listens leads to the page before", async ({ page }) => {
  await open(page, "/services");
  await followToAbout(page);
  // The step is taken as soon as the site's first script runs, before React has rendered.
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...parameters: Parameters<typeof listen>) => {
      listen.apply(window, parameters);
      if (parameters[0] === "popstate" && !sessionStorage.stepped) {
        sessionStorage.stepped = "yes";
        history.back();
      }
    };
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page).toHaveURL("/services");
  await expect(heading(page)).toHaveText(services);
});

test("Back while a page is loading cancels it", async ({ page }) => {
  await open(page, "/blog");
  await followToAbout(page);
  const held = await holdPageData(page, "/contact");
  const requested = page.waitForRequest(pageDataOf("/contact"));
  await follow(page, "/contact");
  await requested;
  await goBackTo(page, blog);
  await held.release();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/blog");
  await expect(heading(page)).toHaveText(blog);
});

test("Back while the script of the page is still loading leads to the page before", async ({ page }) => {
  await open(page, "/services");
  await followToAbout(page);
  const { release } = await hold(page, "**/app-*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/services");
  await release();
  await hydrated(page);
  await expect(heading(page)).toHaveText(services);
});

test("a page loaded as a document because its data was missing begins at its top; Back leads where it was", async ({
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
  await goBackTo(page, blog);
  await expectScrolledTo(page, 2500);
});

test("each anchor that was followed is a step of the history", async ({ page }) => {
  await openAt(page, "/works", DESKTOP);
  await follow(page, "/services");
  await expect(heading(page)).toHaveText(services);
  for (const anchor of ["ui-design", "web-development"]) {
    await page.getByRole("main").locator(`a[href="/services#${anchor}"]`).first().click();
    await expect(page).toHaveURL(`/services#${anchor}`);
  }
  for (const address of ["/services#ui-design", "/services", "/works"]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});
