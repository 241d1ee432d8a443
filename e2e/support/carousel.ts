import { expect, type Locator, type Page } from "@playwright/test";
import { CAROUSEL_STRINGS } from "../../src/ui/carousel/strings";

/** The id of the section with the works of the home page. */
export const WORKS = "our-work";

/** The parts of the carousel in a section, by the section's id. */
export function carouselIn(page: Page, section: string) {
  const row = page.locator(`#${section} [role="group"][tabindex="0"]`);
  const button = (name: string) => row.getByRole("button", { name: new RegExp(`^${name}: `) });
  return {
    /** The list that scrolls, or the carousel that has taken over. */
    row,
    /** All slides, those out of view included. */
    slides: row.locator(`[aria-roledescription="${CAROUSEL_STRINGS.slide}"]`),
    previous: button(CAROUSEL_STRINGS.previous),
    next: button(CAROUSEL_STRINGS.next),
    /** Announces the slides in view after a move. */
    status: row.getByRole("status"),
    /** Expects a slide to be the leading one: it begins where the heading of the section does. */
    async expectToLead(slide: Locator): Promise<void> {
      const left = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().left);
      const start = await left(page.locator(`#${section} h2`).first());
      await expect.poll(async () => Math.abs((await left(slide)) - start)).toBeLessThanOrEqual(1);
    },
  };
}

export type Carousel = ReturnType<typeof carouselIn>;

/** Scrolls to a list, and waits until the carousel has taken over. */
export async function waitForCarousel(page: Page, section: string): Promise<Carousel> {
  const carousel = carouselIn(page, section);
  await carousel.row.scrollIntoViewIfNeeded();
  await expect(carousel.row).toHaveAttribute("aria-roledescription", CAROUSEL_STRINGS.carousel);
  await expect(carousel.next).toBeVisible();
  return carousel;
}
