import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { pageCopy } from "../support/content";
import { hold, holdPageData, pageDataOf } from "../support/network";
import { countDocuments, follow, heading, hydrated, open, openAt } from "../support/page";
import { expectScrolledTo, followToAbout, scrollDownTo, scrollTop, services, withoutFonts } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

const blog = pageCopy("blog-page").title;
const contact = pageCopy("contact").title;

async function followToServices(page: Page): Promise<void> {
  await follow(page, "/services");
  await expect(heading(page)).toHaveText(services);
}

async function goBackToBlog(page: Page): Promise<void> {
  await page.goBack();
  await expect(heading(page)).toHaveText(blog);
}

async function expectAnchorsToBeSteps(page: Page): Promise<void> {
  await followToServices(page);
  for (const anchor of ["ui-design", "web-development"]) {
    await page.getByRole("main").locator(`a[href="/services#${anchor}"]`).first().click();
    await expect(page).toHaveURL(`/services#${anchor}`);
  }
  for (const address of ["/services#ui-design", "/services", "/blog"]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(heading(page)).toHaveText(blog);
}

async function expectBackToCancelLoading(page: Page): Promise<void> {
  const held = await holdPageData(page, "/career-page");
  await followToAbout(page);
  const requested = page.waitForRequest(pageDataOf("/career-page"));
  await follow(page, "/career-page");
  await requested;
  await goBackToBlog(page);
  await held.release();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/blog");
  await expect(heading(page)).toHaveText(blog);
}

async function expectBackToEndAnimation(page: Page): Promise<void> {
  await scrollDownTo(page, 1800);
  await followToServices(page);
  await scrollDownTo(page, 5000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: STRINGS.backToTop }).dispatchEvent("click");
  await expect.poll(() => scrollTop(page)).toBeLessThan(4900);
  await goBackToBlog(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectScrolledTo(page, 1800);
}

async function expectDocumentToBeginAtItsTop(page: Page): Promise<void> {
  await scrollDownTo(page, 2500);
  await page.route(pageDataOf("/contact"), (route) => route.abort());
  const documents = countDocuments(page);
  await follow(page, "/contact");
  await expect(heading(page)).toHaveText(contact);
  await expect.poll(() => documents).toEqual(["/contact"]);
  await page.waitForLoadState("load");
  await expectScrolledTo(page, 0);
  await goBackToBlog(page);
  await expectScrolledTo(page, 2500);
}

test("Back leads to the step before, where the visitor was, whatever the page was doing", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await test.step("each anchor that was followed is a step of the history", () => expectAnchorsToBeSteps(page));
  await test.step("Back while a page is loading cancels it", () => expectBackToCancelLoading(page));
  await test.step("leaving a page ends its animation to the top: the page before is where it was", () =>
    expectBackToEndAnimation(page));
  await test.step("a page loaded as a document because its data was missing begins at its top; Back leads where it was", () =>
    expectDocumentToBeginAtItsTop(page));
});

async function expectBackWithoutScript(page: Page): Promise<void> {
  const { release } = await hold(page, "**/app-*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/services");
  await release();
  await hydrated(page);
  await expect(heading(page)).toHaveText(services);
}

async function expectBackWithoutRouter(page: Page): Promise<void> {
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
}

test("Back leads to the page before while the page reloads", async ({ page }) => {
  await open(page, "/services");
  await followToAbout(page);
  await test.step("while its script is still loading", () => expectBackWithoutScript(page));
  await followToAbout(page);
  await test.step("before the router listens", () => expectBackWithoutRouter(page));
});
