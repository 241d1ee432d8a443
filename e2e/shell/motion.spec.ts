import { expect, type Page } from "@playwright/test";
import { MENU_SLIDE_MS, PAGE_FADE_MS } from "../../src/constants/motion";
import { closeByEscape, openOverlay } from "../support/contact-overlay";
import { publishedSlugs } from "../support/content";
import { footerLink, openMenu } from "../support/menu";
import { expectShown, follow, followTo, openWithMotion, settle } from "../support/page";
import { test } from "../support/test";

/**
 * Records what the menu, the contact form and the pages do, and for how long, in ms: "menu
 * transform 800". Transitions as they begin: where frames are long, the transition of `display` may
 * end first and cut off that of the opacity.
 */
const recordMotion = (page: Page) =>
  page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(window, { motions });
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      const element = target as Element;
      const what = `${element.id || element.localName} ${propertyName}`;
      if (!/^(?:menu transform|dialog opacity)$/.test(what)) return;
      const run = (element.getAnimations() as CSSTransition[]).find(
        (one) => one.transitionProperty === propertyName,
      );
      motions.push(`${what} ${run?.effect?.getTiming().duration}`);
    });
    document.addEventListener("animationend", ({ animationName, elapsedTime }) => {
      if (animationName.startsWith("page-fade"))
        motions.push(`page ${Math.round(1000 * elapsedTime)}`);
    });
  });

const motions = (page: Page) =>
  page.evaluate(() => (window as unknown as { motions: string[] }).motions);

/** Opens and closes what opens, and goes to another page, each once the one before is still. */
async function moveAll(page: Page): Promise<void> {
  for (const openOne of [openMenu, openOverlay]) {
    const overlay = await openOne(page);
    await settle(page);
    await closeByEscape(page, overlay);
    await settle(page);
  }
  await footerLink(page, "Services").click();
  await expectShown(page, "/services");
  await settle(page);
}

test("menu, contact form and pages move unless reduced motion is asked for", async ({ page }) => {
  await recordMotion(page);
  await openWithMotion(page, "/");
  await moveAll(page);
  const [menu, dialog] = [`menu transform ${MENU_SLIDE_MS}`, `dialog opacity ${PAGE_FADE_MS}`];
  const all = [menu, menu, dialog, dialog, `page ${PAGE_FADE_MS}`];
  await expect.poll(() => motions(page)).toEqual(all);

  // Another anchor of the page shown is not a page.
  await follow(page, "/services#web-development");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await motions(page)).toEqual(all);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await followTo(page, "/");
  await moveAll(page);
  expect((await motions(page)).slice(all.length).filter((what) => !what.endsWith(" 0"))).toEqual(
    [],
  );
});

test("figures that count up keep their value for screen readers", async ({ page }) => {
  await openWithMotion(page, "/");
  const figure = page
    .getByRole("region", { name: "In round numbers" })
    .locator("bdi > :first-child")
    .first();
  const value = String(await figure.textContent());
  // Near, so that its script arrives, and not yet in view.
  await figure.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 100, behavior: "instant" }),
  );
  await expect(figure).toHaveAttribute("data-count", "0");
  await expect(figure).toHaveText(value);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).not.toHaveAttribute("data-count");
  await expect(figure).toHaveText(value);
});

/** Records to which pages a poster has been carried over, in the documents that follow. */
const recordCarried = (page: Page) =>
  page.addInitScript(() => {
    const carriedPaths: string[] = [];
    Object.assign(window, { carriedPaths });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function carry(update) {
      const transition = start.call(this, update);
      transition.ready.then(() => carriedPaths.push(location.pathname)).catch(() => {});
      return transition;
    };
  });

const carriedTo = (page: Page) =>
  page.evaluate(() => (window as unknown as { carriedPaths: string[] }).carriedPaths);

test("a poster is carried over into its case study unless reduced motion is asked for", async ({
  page,
}) => {
  const work = `/works/${publishedSlugs("works")[0]}`;
  const card = page.locator(`article a[href="${work}"]`);
  await recordCarried(page);
  await openWithMotion(page, "/works");
  // The first input loads the script that carries posters.
  const script = page.waitForResponse(
    async (response) =>
      response.url().endsWith(".js") && (await response.text()).includes("view-transition-name"),
  );
  await page.keyboard.press("Shift");
  await (await script).finished();
  await settle(page);
  await card.click();
  await expect(page).toHaveURL(work);
  await expect.poll(() => carriedTo(page)).toEqual([work]);
  const next = page.getByRole("navigation", { name: "Next case study" }).getByRole("link");
  const address = (await next.getAttribute("href")) ?? "";
  await next.click();
  await expect.poll(() => carriedTo(page)).toEqual([work, address]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await next.click();
  await expect(page).not.toHaveURL(address);
  expect(await carriedTo(page)).toHaveLength(2);
});
