import { expect, type Locator, type Page } from "@playwright/test";
import { MAP_STRINGS } from "../../src/constants/interactive-map";
import { MAP_NAME } from "../../src/constants/office-map";
import { axe } from "../support/axe";
import { standInForMaps } from "../support/maps-script";
import { widerThanWindow } from "../support/overflow";
import { open, resize } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, NARROWEST } from "../support/visitor";

/** The smallest target for a finger, in pixels. */
const TARGET = 44;

const drawing = (page: Page) => page.getByRole("navigation", { name: MAP_NAME });
const pins = (page: Page) => drawing(page).getByRole("link");
const openButton = (page: Page) => page.getByRole("button", { name: MAP_STRINGS.open });
const agreeButton = (page: Page) => page.getByRole("button", { name: MAP_STRINGS.agree });
const frame = (page: Page) => page.getByTitle(MAP_STRINGS.interactive);

/** Axe and Playwright take words for visible that something else is drawn over. */
async function expectOnTop(words: Locator): Promise<void> {
  const isOnTop = await words.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 1, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

async function openMap(page: Page): Promise<void> {
  await drawing(page).scrollIntoViewIfNeeded();
  await openButton(page).click();
  await agreeButton(page).click();
}

async function expectPinsLeadToCards(page: Page): Promise<void> {
  const cards = await page.locator('[id^="office-"]').all();
  await expect(pins(page)).toHaveCount(cards.length);
  for (const size of [NARROWEST, DESKTOP]) {
    await resize(page, size);
    const picture = await drawing(page).boundingBox();
    for (const pin of await pins(page).all()) {
      const box = await pin.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(TARGET);
      expect(box?.x).toBeGreaterThanOrEqual(picture?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
      const card = String(await pin.getAttribute("href"));
      await pin.focus();
      await pin.press("Enter");
      await expect(page.locator(card)).toBeInViewport();
      await expect(page).toHaveURL(`/contact${card}`);
    }
    expect(await widerThanWindow(page), `at ${size.width} px`).toEqual([]);
  }
}

/** @param requested from other hosts, a live list */
async function expectMapAfterQuestion(page: Page, requested: string[]): Promise<void> {
  await drawing(page).scrollIntoViewIfNeeded();
  await openButton(page).click();
  await expect(agreeButton(page)).toBeFocused();
  await expectOnTop(page.getByText(MAP_STRINGS.question));
  expect((await axe(page)).violations).toEqual([]);
  expect(requested).toEqual([]);
  await agreeButton(page).press("Enter");
  const map = page.frameLocator(`[title="${MAP_STRINGS.interactive}"]`);
  const [name = ""] = await page.locator('[id^="office-"] h3').allTextContents();
  await map.getByRole("button", { name }).press("Enter");
  await expect(map.getByRole("heading", { name })).toBeVisible();
  const directions = map.getByRole("link", { name: MAP_STRINGS.directions });
  await expect(directions).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[\d.-]+,[\d.-]+$/,
  );
  await expect(directions).toHaveAttribute("target", "_blank");
  expect(requested).toEqual([
    expect.stringMatching(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?.*libraries=marker/),
  ]);
  await page.getByRole("button", { name: MAP_STRINGS.close }).click();
  await expect(frame(page)).toHaveCount(0);
  await expect(pins(page).first()).toBeVisible();
  expect(page.frames()).toHaveLength(1);
}

async function expectDrawingAfterFailure(page: Page, outcome: "fails" | "refuses"): Promise<void> {
  const requested = await standInForMaps(page, outcome);
  await openMap(page);
  await expect(page.getByText(MAP_STRINGS.failed)).toBeVisible();
  expect(requested).toHaveLength(1);
  await expect(frame(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
}

test("every office has a pin, and an interactive map replaces the drawing when it is asked for, and never for good", async ({
  page,
}) => {
  const requested = await standInForMaps(page, "runs");
  await open(page, "/contact");
  await test.step("every pin in the picture leads to the card of its office", () => expectPinsLeadToCards(page));
  await test.step("the map loads after a question only, shows an address with directions, and leaves nothing behind", () =>
    expectMapAfterQuestion(page, requested));
  for (const outcome of ["fails", "refuses"] as const)
    await test.step(`a script that ${outcome} leads back to the drawing, with one sentence`, () =>
      expectDrawingAfterFailure(page, outcome));
});
