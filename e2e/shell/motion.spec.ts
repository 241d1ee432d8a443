import { expect, type Page } from "@playwright/test";
import { pageCopy, published } from "../support/content";
import { follow, heading, hydrated, openMoving, settle } from "../support/page";
import { test } from "../support/test";

const works = pageCopy("works-page").title;
const [work] = published("works");

/** What moves on a page, by the name of its animation, and how far it is, from 0 to 1. */
const progressOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const running = document.getAnimations().filter((it) => it instanceof CSSAnimation && it.animationName === wanted);
    return running.map(({ effect }) => effect?.getComputedTiming().progress ?? null);
  }, name);

test("a cut opens as it is scrolled into view, and without motion it is open", async ({ page }) => {
  await openMoving(page, "/");
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
});

test("a figure counts up once, as it comes into view; what is read out is the figure all the time", async ({
  page,
}) => {
  await openMoving(page, "/");
  const figures = page.getByRole("region", { name: "In round numbers" }).locator("bdi > :first-child");
  const texts = await figures.allTextContents();
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

test("a poster is carried over into its case study and the next, and the page without motion only shows", async ({
  page,
}) => {
  await openWorks(page);
  await recordCarried(page);
  const card = page.locator(`main a[href="/works/${work}"]`);
  await card.click();
  await expect(page).toHaveURL(`/works/${work}`);
  await expect.poll(() => carriedTo(page)).toEqual([`/works/${work}`]);
  const next = page.getByRole("navigation", { name: "Next case study" }).getByRole("link");
  const address = await next.getAttribute("href");
  await next.click();
  await expect.poll(() => carriedTo(page)).toEqual([`/works/${work}`, address]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await next.click();
  await expect(page).not.toHaveURL(address ?? "");
  expect(await carriedTo(page)).toHaveLength(2);
});

test("while a poster is carried over another navigation wins, and so does Back", async ({ page }) => {
  await openWorks(page);
  const card = page.locator(`main a[href="/works/${work}"]`);
  await card.evaluate((link: HTMLElement) => {
    link.click();
    (window as unknown as { ___navigate: (to: string) => void }).___navigate("/contact");
  });
  await expect(page).toHaveURL("/contact");
  await expect(heading(page)).toHaveText(pageCopy("contact").title);
  await follow(page, "/works");
  await expect(heading(page)).toHaveText(works);
  await hydrated(page);
  await card.click();
  await page.goBack();
  await expect(page).toHaveURL("/works");
  await expect(heading(page)).toHaveText(works);
  await expect(card).toBeVisible();
});
