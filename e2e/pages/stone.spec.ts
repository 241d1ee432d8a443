import { expect, type Page } from "@playwright/test";
import {
  INTRO_EVENT,
  INTRO_FALLBACK_MS,
  INTRO_SLIDE_MS,
  INTRO_SQUARE,
  INTRO_VIDEO_FAIL_MS,
} from "../../src/constants/intro";
import { STONE_FACETS } from "../../src/facets/stone";
import { pageCopy } from "../support/content";
import { stallVideo } from "../support/intro";
import { openMenu } from "../support/menu";
import { heading, hydrated, open } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, MOVING } from "../support/visitor";

const stone = (page: Page) => page.getByRole("main").locator("header svg");
const colours = (page: Page) =>
  stone(page)
    .locator("path")
    .evaluateAll((facets) => facets.map((facet) => getComputedStyle(facet).fill));

test("with reduced motion the stone stays as it is built, and is drawn after navigation, too", async ({ page }) => {
  await open(page, "/");
  const built = await colours(page);
  expect(built).toHaveLength(STONE_FACETS.length);
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await colours(page)).toEqual(built);
  for (const name of ["Services", "Home"])
    await (await openMenu(page)).getByRole("link", { name, exact: true }).click();
  await expect(stone(page).locator("path")).toHaveCount(STONE_FACETS.length);
  expect(await colours(page)).toEqual(built);
});

type Box = { x: number; y: number; width: number };

/** The intro leaves at the end of its film alone, and stays to be measured, however long the page takes to hydrate here. */
async function keepIntroUntilItsFilmEnds(page: Page): Promise<void> {
  await page.addInitScript(
    (times) => {
      const later = setTimeout;
      const ignore = (call: () => void, time?: number) => (times.includes(Number(time)) ? 0 : later(call, time));
      Object.assign(window, { setTimeout: ignore });
      Performance.prototype.getEntriesByName = () => [];
    },
    [INTRO_VIDEO_FAIL_MS, INTRO_FALLBACK_MS - INTRO_SLIDE_MS, INTRO_SLIDE_MS],
  );
}

/** Records where the film and the drawing are at some moments while the intro leaves. */
async function recordLeaving(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    const boxes = () =>
      [...document.querySelectorAll("#intro video, main header svg[viewBox='0 0 800 900']")].map((shape) => {
        const { x, y, width, height } = shape.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, width };
      });
    const note = () => {
      if (document.documentElement.dataset.intro !== "leaving") return;
      // After the listeners of the site.
      queueMicrotask(() => {
        const ends = (move: Animation) => typeof move.effect?.getComputedTiming().endTime === "number";
        const moves = document.getAnimations().filter(ends);
        const seen = [0, 0.3, 0.6, 0.99].map((share) => {
          for (const move of moves) {
            move.pause();
            move.currentTime = Number(move.effect?.getComputedTiming().endTime) * share;
          }
          return boxes();
        });
        Object.assign(window, { seen });
      });
    };
    document.addEventListener(event, note);
  }, INTRO_EVENT);
}

/** Opens a page and ends the film of its intro. */
async function endFilm(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.evaluate(() => {
    for (const move of document.getElementById("intro")?.getAnimations() ?? []) move.pause();
  });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const film = document.querySelector("#intro video");
    Object.defineProperty(film, "ended", { value: true });
    film?.dispatchEvent(new Event("ended"));
  });
  await page.waitForFunction(() => "seen" in window);
}

test.describe("with motion", () => {
  test.use({ ...MOVING, viewport: DESKTOP });

  test("the light follows the pointer and the page, returns, and nothing runs once it has come to rest", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem("visited", "1");
      const counted = { frames: 0, request: requestAnimationFrame.bind(window) };
      Object.assign(window, {
        counted,
        requestAnimationFrame: (call: FrameRequestCallback) => {
          counted.frames += 1;
          return counted.request(call);
        },
      });
    });
    const framesAsked = () =>
      page.evaluate(async () => {
        const { counted } = window as unknown as {
          counted: { frames: number; request: typeof requestAnimationFrame };
        };
        const before = counted.frames;
        for (let frame = 0; frame < 3; frame++) await new Promise(counted.request);
        return counted.frames - before;
      });
    const settled = async () => {
      await expect.poll(framesAsked).toBe(0);
      return colours(page);
    };
    await page.goto("/");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const rest = await settled();
    await page.mouse.move(1000, 700);
    const below = await settled();
    await page.mouse.move(1300, 200);
    const above = await settled();
    for (const lit of [below, above])
      expect(lit.filter((colour, at) => colour !== rest[at]).length).toBeGreaterThan(20);
    expect(above).not.toEqual(below);
    await page.mouse.move(20, 450);
    expect(await settled()).toEqual(rest);
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    expect(await settled()).not.toEqual(rest);
    const away = await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" })).then(settled);
    await page.evaluate(() => scrollTo({ top: 3200, behavior: "instant" }));
    expect(await settled()).toEqual(away);
  });

  test("the intro's stone grows into that of the page, and slides away where there is none", async ({ page }) => {
    await stallVideo(page);
    await keepIntroUntilItsFilmEnds(page);
    await recordLeaving(page);
    await test.step("into that of the home page", async () => {
      await endFilm(page, "/");
      await expect(page.locator("#intro[data-parts]")).toHaveCount(1);
      const seen = await page.evaluate(() => (window as unknown as { seen: [Box, Box][] }).seen);
      expect(new Set(seen.map(([film]) => film.width)).size).toBe(seen.length);
      for (const [film, drawing] of seen) {
        expect(film.x).toBeCloseTo(drawing.x, 0);
        expect(film.y).toBeCloseTo(drawing.y, 0);
        expect(film.width / drawing.width).toBeCloseTo(INTRO_SQUARE, 2);
      }
    });
    await test.step("on a page without a stone", async () => {
      await page.evaluate(() => sessionStorage.clear());
      await endFilm(page, "/services");
      await expect(page.locator("#intro[data-parts]")).toHaveCount(0);
      await expect(heading(page)).toHaveText(pageCopy("services-page").title);
    });
  });
});
