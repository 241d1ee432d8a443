import { expect, type Page } from "@playwright/test";
import {
  INTRO_FALLBACK_MS,
  INTRO_PLAYBACK_RATE,
  INTRO_SLIDE_MS,
  INTRO_VIDEO,
  INTRO_VIDEO_FAIL_MS,
} from "../../src/constants/intro";
import { STRINGS } from "../../src/constants/strings";
import { stopClock } from "../support/clock";
import { homeCopy, pageCopy, published } from "../support/content";
import { blockStorage } from "../support/faults";
import * as intros from "../support/intro";
import { openMenu } from "../support/menu";
import { hold } from "../support/network";
import { heading } from "../support/page";
import { pageHtml } from "../support/pages";
import { test } from "../support/test";
import { MOVING, setConnection } from "../support/visitor";

const VIDEOS = `**${INTRO_VIDEO}.*`;
const EARLY_SCRIPT = "**/early-*.js";

test.use(MOVING);

const intro = (page: Page) => page.locator("#intro");
const root = (page: Page) => page.locator("html");
const followToServices = async (page: Page) => {
  await (await openMenu(page)).getByRole("link", { name: "Services", exact: true }).click();
  await expect(heading(page)).toHaveText(pageCopy("services-page").title);
};

test.beforeEach(async ({ page }) => intros.recordIntro(page));

test("the first page of a session begins with the intro, which plays, slides away and never comes again", async ({
  page,
}) => {
  // A slow machine may be late to play it: without the limits for that, which other tests check. It may also have loaded the page
  // only when the intro has left.
  await page.addInitScript(
    (limits) => {
      const later = setTimeout;
      const ignore = (call: () => void, time?: number) => (limits.includes(Number(time)) ? 0 : later(call, time));
      Object.assign(window, { setTimeout: ignore });
    },
    [INTRO_VIDEO_FAIL_MS, INTRO_FALLBACK_MS - INTRO_SLIDE_MS],
  );
  await page.goto("/", { waitUntil: "commit" });
  await expect(intro(page)).toBeVisible();
  await expect(intro(page)).toHaveCount(0, { timeout: 30_000 });
  const [playing, leaving, ...rest] = await intros.introMoments(page);
  expect(playing?.state).toBe("playing");
  expect(leaving).toMatchObject({
    state: "leaving",
    video: { rate: INTRO_PLAYBACK_RATE, hasEnded: true },
    animation: { name: "intro-leaving", delay: 0, duration: INTRO_SLIDE_MS },
  });
  expect(rest.map(({ state }) => state)).toEqual(["gone"]);
  const playingMs = (1000 * Number(leaving?.video?.seconds)) / INTRO_PLAYBACK_RATE;
  expect(playingMs + INTRO_SLIDE_MS).toBeLessThan(INTRO_FALLBACK_MS);
  await followToServices(page);
  expect(await intros.introStates(page)).toEqual(["playing", "leaving", "gone"]);
  await page.reload();
  expect(await intros.introStates(page)).toEqual(["gone"]);
  await expect(intro(page)).toHaveCount(0);
});

test("there is no intro, and its video is not fetched, on an article, with reduced motion, and with Save-Data", async ({
  page,
}) => {
  const videos: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(INTRO_VIDEO)) videos.push(request.url());
  });
  const expectNone = async (route: string) => {
    await page.goto(route, { waitUntil: "networkidle" });
    expect(await intros.introStates(page)).toEqual(["gone"]);
    await expect(intro(page)).toHaveCount(0);
    expect(videos).toEqual([]);
    // What follows is the first page of a session again.
    await page.evaluate(() => sessionStorage.clear());
  };
  await test.step("on an article", () => expectNone(`/blog/${published("blog")[0]}`));
  await test.step("with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNone("/");
    await page.emulateMedia({ reducedMotion: "no-preference" });
  });
  await test.step("with Save-Data", async () => {
    await setConnection(page, { saveData: true });
    await expectNone("/");
  });
});

/** Expects that what the visitor does ends the intro, long before it ends by itself, under a stopped clock. */
async function expectIntroEndedBy(page: Page, act: () => Promise<void>): Promise<void> {
  await expect(root(page)).toHaveAttribute("data-intro", "playing");
  await act();
  await expect(root(page)).toHaveAttribute("data-intro", "leaving");
  await page.clock.runFor(INTRO_SLIDE_MS);
  await expect(intro(page)).toHaveCount(0);
}

async function expectPageBelow(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(homeCopy().hero.title);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(intro(page)).toHaveAttribute("aria-hidden", "true");
  await expect(intro(page).locator("video")).toHaveJSProperty("disablePictureInPicture", true);
  await page.getByRole("link", { name: STRINGS.skipToContent }).focus();
  await expect(page.getByRole("link", { name: STRINGS.skipToContent })).toBeFocused();
}

test("while the intro plays the page below is there, also for assistive technology; a key or a wheel ends it", async ({
  page,
}) => {
  await intros.stallVideo(page);
  await stopClock(page);
  expect(pageHtml("/"), "no attribute that HTML does not know").not.toMatch(/<video[^>]* disablePictureInPicture/i);
  await page.goto("/");
  await test.step("the page below is there", () => expectPageBelow(page));
  await test.step("a key ends it", () => expectIntroEndedBy(page, () => page.keyboard.press("Shift")));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await test.step("so does a turn of the wheel", () =>
    expectIntroEndedBy(page, async () => {
      await page.mouse.move(300, 300);
      // The browser drops a turn of the wheel that comes before the first frame.
      await expect(async () => {
        await page.mouse.wheel(0, 100);
        await expect(root(page)).toHaveAttribute("data-intro", "leaving", { timeout: 1000 });
      }).toPass();
    }));
});

test("the intro of a video that cannot play is gone after 1 s", async ({ page }) => {
  await stopClock(page);
  await test.step("of one that does not arrive", async () => {
    await page.route(VIDEOS, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/");
    await page.waitForFunction(() => document.querySelector("video")?.networkState === 3);
    await intros.expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS);
    await page.unroute(VIDEOS);
    await page.evaluate(() => sessionStorage.clear());
  });
  await test.step("of one that never answers, which leaves after 1 s", async () => {
    const { fail } = await hold(page, VIDEOS);
    await page.goto("/");
    await intros.expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS + INTRO_SLIDE_MS);
    await fail();
    await page.unroute(VIDEOS);
    await page.evaluate(() => sessionStorage.clear());
  });
  await test.step("of one that the browser refuses to play", async () => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await page.goto("/");
    await intros.expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS);
  });
});

test("a video that stalls is gone after 5 s; while timers stand still the style sheet removes it as early", async ({
  page,
}) => {
  await intros.stallVideo(page);
  await stopClock(page);
  await page.goto("/");
  await expect(intro(page)).toBeInViewport();
  expect(await intros.introTakenAway(page)).toEqual({ name: "intro-playing", end: INTRO_FALLBACK_MS });
  await expect(intro(page)).not.toBeInViewport();
  expect(await intros.introStates(page)).toEqual(["playing"]);
  await intros.expectIntroGoneAt(page, INTRO_FALLBACK_MS);
});

test("without its script the style sheet alone removes the intro; a script that comes later does not bring it back", async ({
  page,
}) => {
  const { release } = await hold(page, EARLY_SCRIPT);
  await page.goto("/", { waitUntil: "commit" });
  const end = INTRO_VIDEO_FAIL_MS + INTRO_SLIDE_MS;
  expect(await intros.introTakenAway(page)).toEqual({ name: "intro-unattended", end });
  await expect(intro(page)).toBeHidden();
  await release();
  await expect(intro(page)).toHaveCount(0);
  expect(await intros.introStates(page)).toEqual(["gone"]);
  await followToServices(page);
});

test("the intro goes without the site's other scripts, and nothing covers the page", async ({ page }) => {
  await page.route("**/webpack-runtime-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(intro(page)).toHaveCount(0);
  await heading(page).click({ trial: true });
});

test("where storage is blocked the intro plays once: not after a reload, nor after a link within the site", async ({
  page,
}) => {
  await blockStorage(page);
  await intros.stallVideo(page);
  await stopClock(page);
  await page.goto("/");
  await test.step("a click ends it", () => expectIntroEndedBy(page, () => page.mouse.click(300, 300)));
  expect(await intros.introStates(page)).toEqual(["playing", "leaving", "gone"]);
  await page.reload();
  expect(await intros.introStates(page)).toEqual(["gone"]);
  await page.evaluate(() => location.assign("/services"));
  await expect(heading(page)).toHaveText(pageCopy("services-page").title);
  await expect(intro(page)).toHaveCount(0);
  expect(await intros.introStates(page)).toEqual(["gone"]);
});
