import { expect, type Locator, type Page } from "@playwright/test";
import { CAROUSEL_STRINGS } from "../../src/constants/carousel-strings";
import { open, type Size } from "./page";
import { pageOfType } from "./pages";

export const WORKS = { what: "the works of the home page", route: "/", section: "our-work" };

export const STORIES = { what: "related stories", route: pageOfType("article"), section: "related" };

export const PROCESS = { what: "the slides of the process", route: "/about-us", section: "process-slides" };

export type CarouselParts = {
  /** The list that scrolls, or the carousel that has taken over. */
  row: Locator;
  /** All slides, those out of view included. */
  slides: Locator;
  previous: Locator;
  next: Locator;
  /** Announces the slides in view after a move. */
  status: Locator;
};

/** The parts of the carousel in a section, by the section's id. */
export function carouselIn(page: Page, section: string): CarouselParts {
  const row = page.locator(`#${section} [role="group"][tabindex="0"]`);
  const button = (name: string) => row.getByRole("button", { name: new RegExp(`^${name}: `) });
  return {
    row,
    slides: row.locator(`[aria-roledescription="${CAROUSEL_STRINGS.slide}"]`),
    previous: button(CAROUSEL_STRINGS.previous),
    next: button(CAROUSEL_STRINGS.next),
    status: row.getByRole("status"),
  };
}

/** Scrolls to a list that has not come near yet, and waits until the carousel has taken over. */
export async function takenOver(page: Page, section: string): Promise<CarouselParts> {
  const parts = carouselIn(page, section);
  await parts.row.scrollIntoViewIfNeeded();
  await expect(parts.row).toHaveAttribute("aria-roledescription", CAROUSEL_STRINGS.carousel);
  await expect(parts.next).toBeVisible();
  return parts;
}

/** Opens a page and lets the carousel in a section take over. */
export async function openCarousel(page: Page, route: string, section: string, size: Size): Promise<CarouselParts> {
  await page.setViewportSize(size);
  await open(page, route);
  return takenOver(page, section);
}

/** Distance of an element from the left edge of the window, in CSS pixels. */
export const leftOf = (slide: Locator): Promise<number> =>
  slide.evaluate((element) => Math.round(element.getBoundingClientRect().left));

/** Numbers, from 1, of the slides that can be used. */
export const usable = (slides: Locator): Promise<number[]> =>
  slides.evaluateAll((all) => all.flatMap((slide, index) => (slide.closest("[inert]") ? [] : index + 1)));

/** Expects a slide to be the leading one: it begins where the heading of the section does. */
export async function expectToLead(page: Page, section: string, slide: Locator): Promise<void> {
  const start = await leftOf(page.locator(`#${section} h2`).first());
  await expect.poll(async () => Math.abs((await leftOf(slide)) - start)).toBeLessThanOrEqual(1);
}
