import { expect, type Locator, type Page } from "@playwright/test";
import { MENU_SLIDE_MS, PAGE_FADE_MS } from "../../src/constants/motion";
import { openOverlay } from "../support/contact-overlay";
import { homeCopy, pageCopy, published } from "../support/content";
import { layoutShifts, recordLayoutShifts } from "../support/layout-shifts";
import { footerLink, openMenu } from "../support/menu";
import { recordTransitions, transitionsOf } from "../support/motion";
import { follow, heading, hydrated, openMoving, settle } from "../support/page";
import { test } from "../support/test";

const works = pageCopy("works-page").title;
const services = pageCopy("services-page").title;
const home = homeCopy().hero.title;
const [work] = published("works");

/** What moves on a page, by the name of its animation, and how far it is, from 0 to 1. */
const progressOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const running = document.getAnimations().filter((it) => it instanceof CSSAnimation && it.animationName === wanted);
    return running.map(({ effect }) => effect?.getComputedTiming().progress ?? null);
  }, name);

/** Records how long the pages shown fade in, in ms. */
const recordFades = (page: Page) =>
  page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { fades: durations });
    document.addEventListener("animationstart", ({ animationName, target }) => {
      if (!animationName.startsWith("page-fade")) return;
      // Not from the animation, which may have ended on a busy machine before its beginning is told.
      durations.push(Number.parseFloat(getComputedStyle(target as Element).animationDuration) * 1000);
    });
  });

const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: number[] }).fades);

async function openAndClose(page: Page, open: () => Promise<Locator>): Promise<void> {
  const opened = await open();
  await settle(page);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
}

async function expectMenuToSlide(page: Page): Promise<void> {
  const menu = page.locator("#menu");
  await recordTransitions(menu);
  await openAndClose(page, () => openMenu(page));
  expect(await transitionsOf(menu, "transform")).toMatchObject([
    { ms: MENU_SLIDE_MS, from: "translateX(-100%)", to: "none" },
    { ms: MENU_SLIDE_MS, from: "none", to: "translateX(-100%)" },
  ]);
}

async function expectOverlayToFade(page: Page): Promise<void> {
  const dialog = page.locator("dialog").filter({ has: page.getByRole("heading", { includeHidden: true }) });
  await recordTransitions(dialog);
  await openAndClose(page, () => openOverlay(page));
  expect(await transitionsOf(dialog, "opacity")).toMatchObject([
    { ms: PAGE_FADE_MS, from: "0", to: "1" },
    { ms: PAGE_FADE_MS, from: "1", to: "0" },
  ]);
}

async function expectPagesToFade(page: Page): Promise<void> {
  expect(await fades(page)).toEqual([]);
  await footerLink(page, "Services").click();
  await expect(heading(page)).toHaveText(services);
  await expect.poll(() => fades(page)).toEqual([PAGE_FADE_MS]);
  await follow(page, "/services#web-development");
  await expect(page).toHaveURL("/services#web-development");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await fades(page)).toEqual([PAGE_FADE_MS]);
  await follow(page, "/");
  await expect(heading(page)).toHaveText(home);
  await expect.poll(() => fades(page)).toEqual([PAGE_FADE_MS, PAGE_FADE_MS]);
}

async function expectNothingToMove(page: Page): Promise<void> {
  const menu = page.locator("#menu");
  await recordTransitions(menu);
  await openAndClose(page, () => openMenu(page));
  expect(await transitionsOf(menu, "transform")).toEqual([]);
  await footerLink(page, "Services").click();
  await expect(heading(page)).toHaveText(services);
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((animation) => Number(animation.effect?.getTiming().duration) > 0),
  );
  expect(moving).toEqual([]);
  expect((await fades(page)).filter((duration) => duration > 0)).toHaveLength(2);
}

test("the menu slides, the contact form and pages fade; with reduced motion all are there immediately", async ({
  page,
}) => {
  await recordFades(page);
  await openMoving(page, "/");
  await test.step("the menu slides in from the side and out again", () => expectMenuToSlide(page));
  await test.step("the contact form fades in and out", () => expectOverlayToFade(page));
  await test.step("a page fades in after navigation, neither at first nor for another anchor of the page", () =>
    expectPagesToFade(page));
  await test.step("with reduced motion nothing moves", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNothingToMove(page);
  });
});

/** The figures begin at 0 once they are near. */
async function expectToCountUp(page: Page): Promise<void> {
  const figures = page.getByRole("region", { name: "In round numbers" }).locator("bdi > :first-child");
  const texts = await figures.allTextContents();
  const shiftsOfLoading = await layoutShifts(page);
  const figure = figures.first();
  const shown: Promise<string[]> = figure.evaluate(
    (element) =>
      new Promise((resolve) => {
        const counted: string[] = [];
        new MutationObserver(() => {
          const { count } = (element as HTMLElement).dataset;
          if (count === undefined) resolve(counted);
          else counted.push(count);
        }).observe(element, { attributes: true });
      }),
  );
  // Near, so that its script arrives, and not yet in view.
  await figure.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 100, behavior: "instant" }),
  );
  await expect(figure).toHaveAttribute("data-count", "0");
  await figure.scrollIntoViewIfNeeded();
  const counted = (await shown).map(Number);
  expect(counted.length).toBeGreaterThan(2);
  expect(counted).toEqual([...counted].sort((a, b) => a - b));
  expect(await figures.allTextContents()).toEqual(texts);
  expect(await layoutShifts(page)).toEqual(shiftsOfLoading);
}

async function expectCutToOpen(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  const cut = () => footer.evaluate((element) => getComputedStyle(element, "::before").clipPath);
  const scrollTo = async (top: number) => {
    await footer.evaluate((element, part) => {
      const { top: place } = element.getBoundingClientRect();
      scrollBy({ top: place - innerHeight * part, behavior: "instant" });
    }, top);
    return cut();
  };
  const closed = await scrollTo(1);
  await expect.poll(() => scrollTo(1 - 0.3)).not.toBe(closed);
  const opened = await scrollTo(0.5);
  expect(opened).not.toBe(closed);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(cut).toBe(opened);
  expect(await progressOf(page, "cut-opens")).toEqual([]);
}

test("figures count up once, as they come into view, and a cut opens", async ({ page }) => {
  await recordLayoutShifts(page);
  await openMoving(page, "/");
  await test.step("a figure counts up once, nothing shifts; what is read out is the figure all the time", () =>
    expectToCountUp(page));
  await test.step("a cut opens as it is scrolled into view, and without motion it is open", () =>
    expectCutToOpen(page));
});

/** Records whether a poster has been carried over, at the time the next page is shown. */
const recordCarried = (page: Page) =>
  page.evaluate(() => {
    const carried: string[] = [];
    Object.assign(window, { carried });
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = (effect ?? {}) as KeyframeEffect;
        if (pseudoElement === "::view-transition-group(poster)") carried.push(location.pathname);
      }
      requestAnimationFrame(note);
    };
    note();
  });

const carriedTo = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { carried: string[] }).carried)]);

/** Opens the works; with the first input comes the script that carries posters. */
async function openWorks(page: Page): Promise<void> {
  await openMoving(page, "/works");
  const script = page.waitForResponse(
    async (response) => response.url().endsWith(".js") && (await response.text()).includes("view-transition-name"),
  );
  await page.keyboard.press("Shift");
  await (await script).finished();
  await settle(page);
}

async function expectPosterCarried(page: Page): Promise<void> {
  await recordCarried(page);
  await page.locator(`article a[href="/works/${work}"]`).click();
  await expect(page).toHaveURL(`/works/${work}`);
  await expect.poll(() => carriedTo(page)).toEqual([`/works/${work}`]);
  const next = page.getByRole("navigation", { name: "Next case study" }).getByRole("link");
  const address = (await next.getAttribute("href")) ?? "";
  await next.click();
  await expect.poll(() => carriedTo(page)).toEqual([`/works/${work}`, address]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await next.click();
  await expect(page).not.toHaveURL(address);
  expect(await carriedTo(page)).toHaveLength(2);
  await page.emulateMedia({ reducedMotion: "no-preference" });
}

async function backToWorks(page: Page): Promise<void> {
  await follow(page, "/works");
  await expect(heading(page)).toHaveText(works);
  await hydrated(page);
}

test("a poster is carried over into its case study and the next, and no navigation waits for it", async ({ page }) => {
  await openWorks(page);
  await test.step("it is carried over, and the page without motion only shows", () => expectPosterCarried(page));
  await backToWorks(page);
  const card = page.locator(`article a[href="/works/${work}"]`);
  await test.step("while it is carried over another navigation wins", async () => {
    await card.evaluate((link: HTMLElement) => {
      link.click();
      (window as unknown as { ___navigate: (to: string) => void }).___navigate("/contact");
    });
    await expect(page).toHaveURL("/contact");
    await expect(heading(page)).toHaveText(pageCopy("contact").title);
  });
  await backToWorks(page);
  await test.step("and so does Back", async () => {
    await card.click();
    await page.goBack();
    await expect(page).toHaveURL("/works");
    await expect(heading(page)).toHaveText(works);
    await expect(card).toBeVisible();
  });
});
