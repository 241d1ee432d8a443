import { expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE } from "../../src/constants/consent";
import { PLAYER_STRINGS, PLAYERS } from "../../src/constants/players";
import { axe } from "../support/axe";
import { allowed, consentSettings, openSettings } from "../support/consent";
import { consentCopy } from "../support/content";
import { CONSENT, copyWithMedia, FILM, FILM_FILES, VIDEOS } from "../support/media-site";
import { widerThanWindow } from "../support/overflow";
import { follow, open, openAt, resize } from "../support/page";
import { pageOfType } from "../support/pages";
import type { SiteCopy } from "../support/site-copy";
import { test } from "../support/test";
import { DESKTOP, NARROWEST } from "../support/visitor";

// One copy of the site for all of the file, not for each test.
test.describe.configure({ mode: "default" });

const article = pageOfType("article");
let site: SiteCopy;

test.beforeAll(async () => {
  site = await copyWithMedia(article);
});
test.afterAll(() => site.stop());

const film = (page: Page) => page.locator("video");
const link = (page: Page, { name }: { name: string }) => page.getByRole("link", { name: PLAYER_STRINGS.play(name) });
const frame = (page: Page, { name }: { name: string }) => page.getByTitle(PLAYER_STRINGS.video(name));
const agree = (page: Page) => page.getByRole("button", { name: PLAYER_STRINGS.agree });

/** Answers for other sites. @returns the addresses requested, a live list */
async function standIn(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Video</title><p>Plays.</p>" });
    },
  );
  return requested;
}

/** What of the film's own files the page requests from now on. */
function recordFilm(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (FILM_FILES.includes(pathname)) requested.push(pathname);
  });
  return requested;
}

async function expectFilmToPlay(page: Page, requested: string[]): Promise<void> {
  expect(requested).toEqual([]);
  const before = await film(page).boundingBox();
  await film(page).scrollIntoViewIfNeeded();
  await expect(page.locator(".film img")).toHaveJSProperty("complete", true);
  expect(requested).not.toContain(FILM.src);
  await expect(film(page)).toHaveAccessibleName(FILM.alt);
  const answer = page.waitForResponse(`**${FILM.src}`);
  await film(page).evaluate((video: HTMLVideoElement) => video.play());
  const response = await answer;
  expect([response.status(), response.headers()["content-type"]]).toEqual([206, "video/webm"]);
  expect(response.headers()["cache-control"]).toContain("immutable");
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const cue = () => film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length);
  await expect.poll(cue).toBe(1);
  expect(await film(page).boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
}

async function sizeOfPlayer(page: Page): Promise<number[]> {
  const { width = 0, height = 0 } = (await page.locator(".player").first().boundingBox()) ?? {};
  return [Math.round(width), Math.round(height)];
}

async function expectToPlay(page: Page, requested: string[]): Promise<void> {
  await agree(page).press("Enter");
  await expect(page.frameLocator("iframe").getByText("Plays.")).toBeVisible();
  const { player, settings } = PLAYERS.youtube;
  expect(requested).toEqual([player + VIDEOS.youtube.id + settings]);
  await expect(frame(page, PLAYERS.youtube)).toBeFocused();
}

async function withdraw(page: Page): Promise<void> {
  await openSettings(page);
  const settings = consentSettings(page);
  await settings.getByRole("checkbox", { name: CONSENT.title, exact: true }).uncheck({ force: true });
  await settings.getByRole("button", { name: consentCopy().save }).click();
}

test("nothing of a film is loaded while it is far away; it plays with captions, and its place is kept", async ({
  page,
}) => {
  const requested = recordFilm(page);
  await open(page, `${site.address}${article}`);
  await expectFilmToPlay(page, requested);
});

test("a video of another site plays once the visitor has agreed, until the consent is withdrawn", async ({
  page,
  context,
}) => {
  const requested = await standIn(page);
  await openAt(page, `${site.address}/`, DESKTOP);
  await follow(page, article);
  await expect(link(page, PLAYERS.youtube)).toHaveAttribute("href", VIDEOS.youtube.url);
  const known = await allowed(page);
  const size = await sizeOfPlayer(page);
  await test.step("a click on a video of another site asks first", async () => {
    await link(page, PLAYERS.youtube).click();
    await expect(page.getByText(PLAYER_STRINGS.question("YouTube"))).toBeVisible();
    await expect(agree(page)).toBeFocused();
    expect(requested).toEqual([]);
  });
  await test.step("players and their question keep to 320 px, and axe finds nothing in them", async () => {
    await resize(page, NARROWEST);
    expect.soft(await widerThanWindow(page)).toEqual([]);
    expect.soft((await axe(page)).violations).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toContain(CONSENT_COOKIE);
    await resize(page, DESKTOP);
  });
  await test.step("only the answer loads it, in its place", async () => {
    await expectToPlay(page, requested);
    expect(await sizeOfPlayer(page)).toEqual(size);
  });
  await test.step("the consent is remembered for all videos", async () => {
    await expect.poll(() => allowed(page)).toEqual([...known, "media"]);
    await open(page, `${site.address}${article}`);
    const count = requested.length;
    await link(page, PLAYERS.vimeo).click();
    await expect(frame(page, PLAYERS.vimeo)).toBeVisible();
    await expect.poll(() => requested.slice(count)).toEqual([expect.stringContaining(VIDEOS.vimeo.id)]);
  });
  await test.step("until it is withdrawn in the cookie settings", async () => {
    await withdraw(page);
    await expect.poll(() => allowed(page)).toEqual(known);
    await link(page, PLAYERS.youtube).click();
    await expect(agree(page)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a film has the browser's controls, and a video of another site is a link to it", async ({ page }) => {
    const requested = await standIn(page);
    await page.goto(`${site.address}${article}`);
    await expect(film(page)).toHaveAttribute("controls", "");
    await expect(film(page)).toHaveAttribute("src", FILM.src);
    await expect(link(page, PLAYERS.vimeo)).toHaveAttribute("href", VIDEOS.vimeo.url);
    expect(requested).toEqual([]);
  });
});
