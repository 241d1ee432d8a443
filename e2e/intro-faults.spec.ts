import { expect, type Page, type Route, test } from "@playwright/test";
import { INTRO_FALLBACK_MS, INTRO_SLIDE_MS, INTRO_VIDEO, INTRO_VIDEO_FAIL_MS } from "../src/constants/intro";
import { pageCopy } from "./content";
import { openMenu } from "./menu";
import { blockStorage } from "./support/faults";
import { expectIntroGoneAt, introStates, introTakenAway, recordIntro, stallVideo } from "./support/intro";
import { stopClock } from "./support/stopped-clock";
import { MOVING } from "./support/visits";

const VIDEOS = `**${INTRO_VIDEO}.*`;
const EARLY_SCRIPT = "**/early-*.js";

test.use(MOVING);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const intro = (page: Page) => page.locator("#intro");

test.beforeEach(async ({ page }) => recordIntro(page));

test.describe("a video that cannot play", () => {
  const BREAKS: [why: string, answer: (route: Route) => Promise<void>][] = [
    ["it does not arrive", (route) => route.abort()],
    ["it is not there", (route) => route.fulfill({ status: 404, body: "" })],
  ];

  for (const [why, answer] of BREAKS) {
    test(`because ${why} is gone in time`, async ({ page }) => {
      await page.route(VIDEOS, answer);
      await stopClock(page);
      await page.goto("/");
      await page.waitForFunction(() => document.querySelector("video")?.networkState === 3);
      await expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS);
    });
  }

  test("because the browser refuses to play it is gone in time", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await stopClock(page);
    await page.goto("/");
    await expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS);
  });

  test("because nobody answers leaves in time", async ({ page }) => {
    await page.route(VIDEOS, () => {});
    await stopClock(page);
    await page.goto("/");
    await expectIntroGoneAt(page, INTRO_VIDEO_FAIL_MS + INTRO_SLIDE_MS);
  });

  test("because it stalls after it began is gone when the time is up", async ({ page }) => {
    await stallVideo(page);
    await stopClock(page);
    await page.goto("/");
    await expectIntroGoneAt(page, INTRO_FALLBACK_MS);
  });

  test("in a page whose timers stand still is taken away by the style sheet", async ({ page }) => {
    await stallVideo(page);
    await stopClock(page);
    await page.goto("/");
    await expect(intro(page)).toBeInViewport();
    expect(await introTakenAway(page)).toEqual({ name: "intro-playing", end: INTRO_FALLBACK_MS });
    await expect(intro(page)).not.toBeInViewport();
    expect(await introStates(page)).toEqual(["playing"]);
  });
});

test.describe("with a part of the site's script missing", () => {
  test("the style sheet alone takes the intro away, and the page works", async ({ page }) => {
    await page.route(EARLY_SCRIPT, (route) => route.abort());
    await page.goto("/");
    const end = INTRO_VIDEO_FAIL_MS + INTRO_SLIDE_MS;
    expect(await introTakenAway(page)).toEqual({ name: "intro-unattended", end });
    await expect(intro(page)).toBeHidden();
    await (await openMenu(page)).getByRole("link", { name: "Services", exact: true }).click();
    await expect(heading(page)).toHaveText(pageCopy("services-page").title);
  });

  test("a script that comes when the style sheet has begun does not bring the intro back", async ({ page }) => {
    const held: (() => Promise<void>)[] = [];
    await page.route(EARLY_SCRIPT, (route) => void held.push(() => route.continue()));
    await page.goto("/", { waitUntil: "commit" });
    await introTakenAway(page);
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.();
    await expect(intro(page)).toHaveCount(0);
    expect(await introStates(page)).toEqual(["gone"]);
  });

  for (const part of ["app", "framework", "webpack-runtime"]) {
    test(`the intro goes without "${part}", and nothing covers the page`, async ({ page }) => {
      await page.route(`**/${part}-*.js`, (route) => route.abort());
      await page.goto("/");
      await expect(intro(page)).toHaveCount(0);
      await heading(page).click({ trial: true });
    });
  }
});

test("where storage is blocked the intro plays once: not after a reload, not after a link within the site", async ({
  page,
}) => {
  await blockStorage(page);
  await page.goto("/");
  await expect(intro(page)).toHaveCount(0);
  expect(await introStates(page)).toEqual(["playing", "leaving", "gone"]);
  await page.reload();
  expect(await introStates(page)).toEqual(["gone"]);
  await page.evaluate(() => location.assign("/services"));
  await expect(heading(page)).toHaveText(pageCopy("services-page").title);
  await expect(intro(page)).toHaveCount(0);
  expect(await introStates(page)).toEqual(["gone"]);
});
