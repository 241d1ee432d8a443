import { expect, type Page } from "@playwright/test";
import { STONE_FACETS } from "../../src/stone/stone";
import { followTo, hydrated } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, MOVING } from "../support/visitor";

test.use({ ...MOVING, viewport: DESKTOP });

const colours = (page: Page) =>
  page
    .getByRole("main")
    .locator("header svg path")
    .evaluateAll((facets) => facets.map((facet) => getComputedStyle(facet).fill));

/** Frames that the page asks for during three of them. */
const framesAsked = (page: Page) =>
  page.evaluate(async () => {
    const { counted } = window as unknown as {
      counted: { frames: number; request: typeof requestAnimationFrame };
    };
    const before = counted.frames;
    for (let frame = 0; frame < 3; frame++) await new Promise(counted.request);
    return counted.frames - before;
  });

test("the stone's light follows pointer and page until they rest", async ({ page }) => {
  await page.addInitScript(() => {
    // No intro.
    sessionStorage.setItem("visited", "1");
    const counted = { frames: 0, request: requestAnimationFrame.bind(window) };
    const count = (call: FrameRequestCallback) => {
      counted.frames += 1;
      return counted.request(call);
    };
    Object.assign(window, { counted, requestAnimationFrame: count });
  });
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const settled = async () => {
    await expect.poll(() => framesAsked(page)).toBe(0);
    return colours(page);
  };
  const pointAt = (x: number, y: number) => page.mouse.move(x, y).then(settled);
  const scrolledTo = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top).then(settled);
  const rest = await settled();
  expect(rest).toHaveLength(STONE_FACETS.length);
  const [below, above] = [await pointAt(1000, 700), await pointAt(1300, 200)];
  for (const lit of [below, above])
    expect(lit.filter((colour, at) => colour !== rest[at]).length).toBeGreaterThan(20);
  expect(above).not.toEqual(below);
  expect(await pointAt(20, 450)).toEqual(rest);
  expect(await scrolledTo(300)).not.toEqual(rest);
  const away = await scrolledTo(3000);
  expect(await scrolledTo(3200)).toEqual(away);

  // With reduced motion it stays as it is built, also after navigation.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await followTo(page, "/services");
  await followTo(page, "/");
  expect(await pointAt(1300, 200)).toEqual(rest);
});
