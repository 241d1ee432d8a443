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
  // A slow machine may be late to play it: without the limit for that, which other tests check. It may also have loaded the page
  // only when the intro has left.
  await page.addInitScript((limit) => {
    const later = setTimeout;
    const ignore = (call: () => void, time?: number) => (time === limit ? 0 : later(call, time));
    Object.assign(window, { setTimeout: ignore });
  }, INTRO_VIDEO_FAIL_MS);
  await page.goto("/", { waitUntil: "commit" });
  await expect(intro(page)).toBeVisible();
  await expect(intro(page)).toHaveCount(0, { timeout: 2 * INTRO_FALLBACK_MS });
  const [playing, leaving, ...rest] = await intros.introMoments(page);
  expect(playing?.state).toBe("playing");
  expect(leaving).toMatchObject({
    state: "leaving",
    video: { rate: INTRO_PLAYBACK_RATE, hasEnded: true },
    animation: { name: "intro-leaving", delay: 0, duration: INTRO_SLIDE_MS },
  });
  expect(rest.map(({ state }) => state)).toEqual(["gone"]);
  expect(Number(rest[0]?.at) - Number(playing?.at)).toBeLessThan(INTRO_FALLBACK_MS);
  await followToServices(page);
  expect(await intros.introStates(page)).toEqual(["playing", "leaving", "gone"]);
  await page.reload();
  expect(await intros.introStates(page)).toEqual(["gone"]);
  await page.goto("/");
  expect(await intros.introStates(page)).toEqual(["gone"]);
  await expect(intro(page)).toHaveCount(0);
});

test.describe("there is no intro, and its video is not fetched,", () => {
  async function expectNone(page: Page, route: string): Promise<void> {
    const videos: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(INTRO_VIDEO)) videos.push(request.url());
    });
    await page.goto(route, { waitUntil: "networkidle" });
    expect(await intros.introStates(page)).toEqual(["gone"]);
    await expect(intro(page)).toHaveCount(0);
    expect(videos).toEqual([]);
  }

  test("on an article, and in a session that began there", async ({ page }) => {
    for (const route of [`/blog/${published("blog")[0]}`, "/"]) await expectNone(page, route);
  });

  test("with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNone(page, "/");
  });

  test("with Save-Data", async ({ page }) => {
    await setConnection(page, { saveData: true });
    await expectNone(page, "/");
  });
});

test("without JavaScript there is no intro", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(heading(page)).toHaveText(homeCopy().hero.title);
  await expect(intro(page)).toBeHidden();
  await context.close();
});

test("while the intro plays the page below is there, also for assistive technology; a key, click or wheel ends it", async ({
  page,
}) => {
  // The browser drops a turn of the wheel that comes before the first frame.
  const turnWheel = async () => {
    await page.mouse.move(300, 300);
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      await expect(root(page)).toHaveAttribute("data-intro", "leaving", { timeout: 1000 });
    }).toPass();
  };
  await intros.stallVideo(page);
  await stopClock(page);
  expect(pageHtml("/"), "no attribute that HTML does not know").not.toMatch(/<video[^>]* disablePictureInPicture/i);
  for (const act of [() => page.keyboard.press("Shift"), () => page.mouse.click(300, 300), turnWheel]) {
    await page.goto("/");
    await expect(root(page)).toHaveAttribute("data-intro", "playing");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(homeCopy().hero.title);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(intro(page)).toHaveAttribute("aria-hidden", "true");
    await expect(intro(page).locator("video")).toHaveJSProperty("disablePictureInPicture", true);
    await page.getByRole("link", { name: STRINGS.skipToContent }).focus();
    await expect(page.getByRole("link", { name: STRINGS.skipToContent })).toBeFocused();
    await act();
    await expect(root(page)).toHaveAttribute("data-intro", "leaving");
    await page.clock.runFor(INTRO_SLIDE_MS);
    await expect(intro(page)).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await page.evaluate(() => sessionStorage.clear());
  }
});

test.describe("a video", () => {
  test("that does not arrive is gone after 1 s", async ({ page }) => {
    await page.route(VIDEOS, (route) => route.fulfill({ status: 404, body: "" }));
    await stopClock(page);
    await page.goto("/");
    await page.waitForFunction(() => document.querySelector("video")?.networkState === 3);
    await intros.expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS);
  });

  test("that the browser refuses to play is gone after 1 s", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await stopClock(page);
    await page.goto("/");
    await intros.expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS);
  });

  test("that never answers leaves after 1 s", async ({ page }) => {
    await hold(page, VIDEOS);
    await stopClock(page);
    await page.goto("/");
    await intros.expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS + INTRO_SLIDE_MS);
  });

  test("that stalls is gone after 5 s", async ({ page }) => {
    await intros.stallVideo(page);
    await stopClock(page);
    await page.goto("/");
    await intros.expectIntroGoneAt(page, INTRO_FALLBACK_MS);
  });

  test("that stalls while timers stand still is removed by the style sheet after 5 s", async ({ page }) => {
    await intros.stallVideo(page);
    await stopClock(page);
    await page.goto("/");
    await expect(intro(page)).toBeInViewport();
    expect(await intros.introTakenAway(page)).toEqual({ name: "intro-playing", end: INTRO_FALLBACK_MS });
    await expect(intro(page)).not.toBeInViewport();
    expect(await intros.introStates(page)).toEqual(["playing"]);
  });
});

test("without its script the style sheet alone removes the intro, and the page works", async ({ page }) => {
  await page.route(EARLY_SCRIPT, (route) => route.abort());
  await page.goto("/");
  const end = INTRO_VIDEO_FAIL_MS + INTRO_SLIDE_MS;
  expect(await intros.introTakenAway(page)).toEqual({ name: "intro-unattended", end });
  await expect(intro(page)).toBeHidden();
  await followToServices(page);
});

test("a script that comes after the style sheet has removed the intro does not bring it back", async ({ page }) => {
  const { release } = await hold(page, EARLY_SCRIPT);
  await page.goto("/", { waitUntil: "commit" });
  await intros.introTakenAway(page);
  await release();
  await expect(intro(page)).toHaveCount(0);
  expect(await intros.introStates(page)).toEqual(["gone"]);
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
  await page.goto("/");
  await expect(intro(page)).toHaveCount(0);
  expect(await intros.introStates(page)).toEqual(["playing", "leaving", "gone"]);
  await page.reload();
  expect(await intros.introStates(page)).toEqual(["gone"]);
  await page.evaluate(() => location.assign("/services"));
  await expect(heading(page)).toHaveText(pageCopy("services-page").title);
  await expect(intro(page)).toHaveCount(0);
  expect(await intros.introStates(page)).toEqual(["gone"]);
});
