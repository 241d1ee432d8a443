import { expect, type Page } from "@playwright/test";
import { STONE_FACETS } from "../../src/stone/stone";
import { followTo, waitForHydration } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, WITH_MOTION } from "../support/visitor";

test.use({ ...WITH_MOTION, viewport: DESKTOP });

const colours = (page: Page) =>
  page
    .getByRole("main")
    .locator("header svg path")
    .evaluateAll((facets) => facets.map((facet) => getComputedStyle(facet).fill));

/** Frames that the page asks for during three of them. */
const framesAsked = (page: Page) =>
  page.evaluate(async () => {
    const { counter } = window as unknown as {
      counter: { frames: number; request: typeof requestAnimationFrame };
    };
    const before = counter.frames;
    for (let frame = 0; frame < 3; frame++) await new Promise(counter.request);
    return counter.frames - before;
  });

test("the stone's light follows pointer and page until they rest", async ({ page }) => {
  await page.addInitScript(() => {
    // No intro.
    sessionStorage.setItem("visited", "1");
    const counter = { frames: 0, request: requestAnimationFrame.bind(window) };
    const count = (call: FrameRequestCallback) => {
      counter.frames += 1;
      return counter.request(call);
    };
    Object.assign(window, { counter, requestAnimationFrame: count });
  });
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  const waitForColours = async () => {
    await expect.poll(() => framesAsked(page)).toBe(0);
    return colours(page);
  };
  const pointAt = (x: number, y: number) => page.mouse.move(x, y).then(waitForColours);
  const scrollAndWait = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top).then(waitForColours);
  const rest = await waitForColours();
  expect(rest).toHaveLength(STONE_FACETS.length);
  const [below, above] = [await pointAt(1000, 700), await pointAt(1300, 200)];
  for (const litColours of [below, above])
    expect(litColours.filter((colour, at) => colour !== rest[at]).length).toBeGreaterThan(20);
  expect(above).not.toEqual(below);
  expect(await pointAt(20, 450)).toEqual(rest);
  expect(await scrollAndWait(300)).not.toEqual(rest);
  const coloursAway = await scrollAndWait(3000);
  expect(await scrollAndWait(3200)).toEqual(coloursAway);

  // Reduced motion keeps the stone as it is built, also after navigation.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await followTo(page, "/services");
  await followTo(page, "/");
  expect(await pointAt(1300, 200)).toEqual(rest);
});
