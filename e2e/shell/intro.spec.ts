import { expect, type Page } from "@playwright/test";
import * as limits from "../../src/constants/intro";
import { STRINGS } from "../../src/constants/strings";
import { publishedSlugs } from "../support/content";
import { blockStorage } from "../support/faults";
import { openMenu } from "../support/menu";
import { hold } from "../support/network";
import { expectShown, heading } from "../support/page";
import { test } from "../support/test";
import { setConnection, WITH_MOTION } from "../support/visitor";

const VIDEOS = `**${limits.INTRO_VIDEO}.*`;

const intro = (page: Page) => page.locator("#intro");

/**
 * The states of the intro in this document so far, and its film at the beginning of the last one.
 */
type Seen = { states: string[]; film?: { rate: number; hasEnded: boolean; slidesForMs: number } };
const introRecord = (page: Page) =>
  page.evaluate(() => (window as unknown as { introRecord: Seen }).introRecord);

test.use(WITH_MOTION);

test.beforeEach(({ page }) =>
  page.addInitScript((event) => {
    const introRecord: Seen = { states: [] };
    Object.assign(window, { introRecord });
    document.addEventListener(event, () => {
      introRecord.states.push(document.documentElement.dataset.intro ?? "");
      const video = document.querySelector<HTMLVideoElement>("#intro video");
      const slide = document.getElementById("intro")?.getAnimations()[0]?.effect?.getTiming();
      if (video)
        introRecord.film = {
          rate: video.playbackRate,
          hasEnded: video.ended,
          slidesForMs: Number(slide?.duration ?? 0),
        };
    });
  }, limits.INTRO_EVENT),
);

/** Makes the next page the first of a session again. */
const forgetVisit = (page: Page) => page.evaluate(() => sessionStorage.clear());

/**
 * Stops the clock of the documents that follow: timers, frames and dates wait for
 * `page.clock.runFor`. CSS animations, video and the network go on.
 */
async function stopClock(page: Page): Promise<void> {
  // If the early script runs late, as on a busy machine, it leaves the intro to the style sheet.
  // Here nothing is late.
  await page.addInitScript(() => {
    Performance.prototype.getEntriesByName = () => [];
  });
  const start = new Date("2026-11-21T12:00:00Z");
  await page.clock.install({ time: start });
  // The clock runs until it is paused, and cannot be paused at a moment in the past.
  await page.clock.pauseAt(new Date(start.valueOf() + 60_000));
}

/** Stalls the video after it could play: the intro remains until something else ends it. */
const stallVideo = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.play = function play() {
      this.dispatchEvent(new Event("canplay"));
      return new Promise(() => {});
    };
  });

const expectState = (page: Page, state: string) =>
  expect(page.locator("html")).toHaveAttribute("data-intro", state);

/**
 * Under a stopped clock: expects the intro to leave in time to be gone so many ms after it began,
 * and not sooner.
 */
async function expectGoneAt(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - limits.INTRO_SLIDE_MS - 1);
  await expectState(page, "playing");
  await page.clock.runFor(1);
  await expectState(page, "leaving");
  await page.clock.runFor(limits.INTRO_SLIDE_MS);
  await expectState(page, "gone");
  await expect(intro(page)).toHaveCount(0);
}

/**
 * Under a stopped clock: expects what the visitor does to end the intro, long before it ends by
 * itself.
 */
async function expectEndedBy(page: Page, act: () => Promise<void>): Promise<void> {
  await expectState(page, "playing");
  await act();
  await expectState(page, "leaving");
  await page.clock.runFor(limits.INTRO_SLIDE_MS);
  await expect(intro(page)).toHaveCount(0);
}

/** Waits until the style sheet has removed the intro. @returns the end of its animation, in ms */
async function endOfStyle(page: Page): Promise<unknown> {
  await page.waitForSelector("#intro", { state: "attached" });
  return intro(page).evaluate(async (element) => {
    const [move] = element.getAnimations();
    await move?.finished;
    return move?.effect?.getComputedTiming().endTime;
  });
}

test("a visitor sees the intro once, on the first page of a session", async ({ page }) => {
  // A slow machine may be late to play it: without the limits for that, which other tests check.
  await page.addInitScript(
    (times) => {
      const later = setTimeout;
      const ignore = (call: () => void, time?: number) =>
        times.includes(Number(time)) ? 0 : later(call, time);
      Object.assign(window, { setTimeout: ignore });
    },
    [limits.INTRO_VIDEO_FAIL_MS, limits.INTRO_FALLBACK_MS - limits.INTRO_SLIDE_MS],
  );
  await page.goto("/", { waitUntil: "commit" });
  await expect(intro(page)).toBeVisible();
  await expect(intro(page)).toHaveCount(0, { timeout: 30_000 });
  expect(await introRecord(page)).toEqual({
    states: ["playing", "leaving", "gone"],
    film: { rate: limits.INTRO_PLAYBACK_RATE, hasEnded: true, slidesForMs: limits.INTRO_SLIDE_MS },
  });
  await (await openMenu(page)).getByRole("link", { name: "Services", exact: true }).click();
  await expectShown(page, "/services");
  expect((await introRecord(page)).states).toEqual(["playing", "leaving", "gone"]);
  await page.reload();
  expect((await introRecord(page)).states).toEqual(["gone"]);
  await expect(intro(page)).toHaveCount(0);
});

test("no intro plays on an article, with reduced motion or with Save-Data", async ({ page }) => {
  const videos: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes(limits.INTRO_VIDEO) && videos.push(request.url()),
  );
  const expectNone = async (route: string) => {
    await page.goto(route, { waitUntil: "networkidle" });
    expect((await introRecord(page)).states).toEqual(["gone"]);
    await expect(intro(page)).toHaveCount(0);
    expect(videos).toEqual([]);
    await forgetVisit(page);
  };
  await expectNone(`/blog/${publishedSlugs("blog")[0]}`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectNone("/");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await setConnection(page, { saveData: true });
  await expectNone("/");
});

test("a visitor who presses a key or turns the wheel ends the intro", async ({ page }) => {
  await stallVideo(page);
  await stopClock(page);
  await page.goto("/");
  await expectShown(page, "/");
  await expect(intro(page)).toHaveAttribute("aria-hidden", "true");
  await page.getByRole("link", { name: STRINGS.skipToContent }).focus();
  await expect(page.getByRole("link", { name: STRINGS.skipToContent })).toBeFocused();
  await expectEndedBy(page, () => page.keyboard.press("Shift"));
  await forgetVisit(page);
  await page.reload();
  await expectEndedBy(page, async () => {
    await page.mouse.move(300, 300);
    // The browser drops a turn of the wheel that comes before the first frame.
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      await expect(page.locator("html")).toHaveAttribute("data-intro", "leaving", {
        timeout: 1000,
      });
    }).toPass();
  });
});

test("the intro of a video that cannot play is gone after 1 s", async ({ page }) => {
  await stopClock(page);
  await page.route(VIDEOS, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await page.waitForFunction(() => document.querySelector("video")?.networkState === 3);
  await expectGoneAt(page, limits.INTRO_VIDEO_FAIL_MS);
  await page.unroute(VIDEOS);
  await forgetVisit(page);
  const { fail } = await hold(page, VIDEOS);
  await page.goto("/");
  await expectGoneAt(page, limits.INTRO_VIDEO_FAIL_MS + limits.INTRO_SLIDE_MS);
  await fail();
  await page.unroute(VIDEOS);
  await forgetVisit(page);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.goto("/");
  await expectGoneAt(page, limits.INTRO_VIDEO_FAIL_MS);
});

test("the intro of a video that stalls is gone after 5 s, even while timers stand still", async ({
  page,
}) => {
  await stallVideo(page);
  await stopClock(page);
  await page.goto("/");
  expect(await endOfStyle(page)).toBe(limits.INTRO_FALLBACK_MS);
  await expect(intro(page)).not.toBeInViewport();
  await expectGoneAt(page, limits.INTRO_FALLBACK_MS);
});

test("the intro goes for good although its script or the site's others are missing", async ({
  page,
}) => {
  const { release } = await hold(page, "**/early-*.js");
  await page.goto("/", { waitUntil: "commit" });
  expect(await endOfStyle(page)).toBe(limits.INTRO_VIDEO_FAIL_MS + limits.INTRO_SLIDE_MS);
  await expect(intro(page)).toBeHidden();
  await release();
  await expect(intro(page)).toHaveCount(0);
  expect((await introRecord(page)).states).toEqual(["gone"]);
  await forgetVisit(page);
  await page.route("**/webpack-runtime-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(intro(page)).toHaveCount(0);
  await heading(page).click({ trial: true });
});

test("a visitor whose storage is blocked sees the intro once", async ({ page }) => {
  await blockStorage(page);
  await stallVideo(page);
  await stopClock(page);
  await page.goto("/");
  await expectEndedBy(page, () => page.mouse.click(300, 300));
  await page.reload();
  expect((await introRecord(page)).states).toEqual(["gone"]);
  await page.evaluate(() => location.assign("/services"));
  await expectShown(page, "/services");
  expect((await introRecord(page)).states).toEqual(["gone"]);
});
