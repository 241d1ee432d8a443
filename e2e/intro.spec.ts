import { statSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { INTRO_FALLBACK_MS, INTRO_PLAYBACK_RATE, INTRO_SLIDE_MS, INTRO_VIDEO } from "../src/constants/intro";
import { STRINGS } from "../src/constants/strings";
import { homeCopy, pageCopy, published } from "./content";
import { openMenu } from "./menu";
import { SITE } from "./pages";
import { setConnection } from "./support/connection";
import { introMoments, introStates, recordIntro, stallVideo } from "./support/intro";
import { serveInTwoParts } from "./support/slow-document";
import { stopClock } from "./support/stopped-clock";
import { MOVING } from "./support/visits";

/** 60 kB, of which the decisions speak. */
const MOST_VIDEO_BYTES = 60_000;

test.use(MOVING);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const intro = (page: Page) => page.locator("#intro");
const stateOf = (page: Page) => page.locator("html");

test.beforeEach(async ({ page }) => recordIntro(page));

test("the first page of a session begins with the intro, which plays, slides away and is gone", async ({ page }) => {
  await page.goto("/");
  await expect(intro(page)).toBeVisible();
  await expect(intro(page)).toHaveCount(0);
  const [playing, leaving, ...rest] = await introMoments(page);
  expect(rest.map(({ state }) => state)).toEqual(["gone"]);
  expect(leaving).toMatchObject({
    state: "leaving",
    video: { rate: INTRO_PLAYBACK_RATE, hasEnded: true },
    animation: { name: "intro-leaving", delay: 0, duration: INTRO_SLIDE_MS },
  });
  expect(playing?.state).toBe("playing");
  expect(Number(rest[0]?.at) - Number(playing?.at)).toBeLessThan(INTRO_FALLBACK_MS);
});

test("the intro plays also when its script is there before the rest of the page", async ({ page, baseURL }) => {
  const server = await serveInTwoParts(String(baseURL), "</head>");
  try {
    await page.goto(server.address);
    await expect(stateOf(page)).toHaveAttribute("data-intro", "gone");
    expect(await introStates(page)).toEqual(["playing", "leaving", "gone"]);
  } finally {
    await server.stop();
  }
});

test("the video's tag has only attributes that HTML knows, and the video offers no window of its own", async ({
  page,
}) => {
  await stallVideo(page);
  const response = await page.goto("/");
  const [tag] = (await response?.text())?.match(/<video[^>]*>/) ?? [];
  expect(tag).toBeDefined();
  expect(tag).not.toMatch(/disablePictureInPicture/i);
  expect(
    await intro(page)
      .locator("video")
      .evaluate((video: HTMLVideoElement) => video.disablePictureInPicture),
  ).toBe(true);
});

test("the video is there in both formats, and small", async ({ request }) => {
  for (const extension of ["webm", "mp4"]) {
    expect(statSync(path.join(SITE, `${INTRO_VIDEO}.${extension}`)).size).toBeLessThanOrEqual(MOST_VIDEO_BYTES);
    const response = await request.get(`${INTRO_VIDEO}.${extension}`);
    expect(response.headers()["content-type"]).toBe(`video/${extension}`);
  }
});

test("the session has no second intro: not after a reload, on another page, or within the document", async ({
  page,
}) => {
  await page.goto("/");
  await expect(intro(page)).toHaveCount(0);
  await (await openMenu(page)).getByRole("link", { name: "Services", exact: true }).click();
  await expect(heading(page)).toHaveText(pageCopy("services-page").title);
  expect(await introStates(page)).toEqual(["playing", "leaving", "gone"]);
  await page.reload();
  expect(await introStates(page)).toEqual(["gone"]);
  await page.goto("/");
  expect(await introStates(page)).toEqual(["gone"]);
  await expect(intro(page)).toHaveCount(0);
});

test.describe("there is no intro, and its video is not fetched,", () => {
  async function expectNone(page: Page, route: string): Promise<void> {
    const videos: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(INTRO_VIDEO)) videos.push(request.url());
    });
    await page.goto(route, { waitUntil: "networkidle" });
    expect(await introStates(page)).toEqual(["gone"]);
    await expect(intro(page)).toHaveCount(0);
    expect(videos).toEqual([]);
  }

  for (const route of ["/blog", `/blog/${published("blog")[0]}`]) {
    test(`on ${route}`, async ({ page }) => expectNone(page, route));
  }

  test("for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNone(page, "/");
  });

  test("for those who save data", async ({ page }) => {
    await setConnection(page, { saveData: true });
    await expectNone(page, "/");
  });

  test("once a session began on the blog", async ({ page }) => {
    await page.goto("/blog");
    await expectNone(page, "/");
  });
});

test("without a script there is no intro", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(heading(page)).toHaveText(homeCopy().hero.title);
  await expect(intro(page)).toBeHidden();
  await context.close();
});

test("while the intro plays the page below is there, for the eye behind it and for assistive technology", async ({
  page,
}) => {
  await stallVideo(page);
  await stopClock(page);
  await page.goto("/");
  await expect(stateOf(page)).toHaveAttribute("data-intro", "playing");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(homeCopy().hero.title);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(intro(page)).toHaveAttribute("aria-hidden", "true");
  await page.getByRole("link", { name: STRINGS.skipToContent }).focus();
  await expect(page.getByRole("link", { name: STRINGS.skipToContent })).toBeFocused();
});

/** The browser drops a turn that comes before the first frame. */
async function turnWheel(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(stateOf(page)).toHaveAttribute("data-intro", "leaving", { timeout: 1000 });
  }).toPass();
}

const ACTS: [act: string, (page: Page) => Promise<void>][] = [
  ["a key", (page) => page.keyboard.press("Shift")],
  ["a click", (page) => page.mouse.click(300, 300)],
  ["the wheel", turnWheel],
];

for (const [act, perform] of ACTS) {
  test(`${act} ends the intro`, async ({ page }) => {
    await stallVideo(page);
    await stopClock(page);
    await page.goto("/");
    await expect(stateOf(page)).toHaveAttribute("data-intro", "playing");
    await perform(page);
    await expect(stateOf(page)).toHaveAttribute("data-intro", "leaving");
    await page.clock.runFor(INTRO_SLIDE_MS);
    await expect(intro(page)).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });
}
