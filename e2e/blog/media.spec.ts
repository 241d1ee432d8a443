import { expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE } from "../../src/constants/consent";
import { PLAYER_STRINGS, PLAYERS } from "../../src/constants/players";
import { axe } from "../support/axe";
import { allowed, consentSettings, openSettings } from "../support/consent";
import { consentCopy } from "../support/content";
import { CONSENT, copyWithMedia, FILM, FILM_FILES, VIDEOS } from "../support/media-site";
import { widerThanWindow } from "../support/overflow";
import { follow, open, openAt } from "../support/page";
import { pageOfType } from "../support/pages";
import type { SiteCopy } from "../support/site-copy";
import { test } from "../support/test";
import { NARROWEST } from "../support/visitor";

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

test("nothing of a film is loaded while it is far away; it plays with captions, and its place is kept", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (FILM_FILES.includes(pathname)) requested.push(pathname);
  });
  await open(page, `${site.address}${article}`);
  expect(requested).toEqual([]);
  const before = await film(page).boundingBox();
  await film(page).scrollIntoViewIfNeeded();
  await expect(page.locator(".film img")).toHaveJSProperty("complete", true);
  expect(requested).not.toContain(FILM.src);
  await expect(film(page)).toHaveAccessibleName(FILM.alt);
  const answer = page.waitForResponse(`**${FILM.src}`);
  await film(page).evaluate((video: HTMLVideoElement) => video.play());
  const { status, headers } = await answer.then((response) => ({
    status: response.status(),
    headers: response.headers(),
  }));
  expect([status, headers["content-type"]]).toEqual([206, "video/webm"]);
  expect(headers["cache-control"]).toContain("immutable");
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const cue = () => film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length);
  await expect.poll(cue).toBe(1);
  expect(await film(page).boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
});

test("a click on a video of another site asks first, and only the answer loads it, in its place", async ({ page }) => {
  const requested = await standIn(page);
  await open(page, `${site.address}/`);
  await follow(page, article);
  const size = async () => {
    const { width = 0, height = 0 } = (await page.locator(".player").first().boundingBox()) ?? {};
    return [Math.round(width), Math.round(height)];
  };
  await expect(link(page, PLAYERS.youtube)).toHaveAttribute("href", VIDEOS.youtube.url);
  const before = await size();
  await link(page, PLAYERS.youtube).click();
  await expect(page.getByText(PLAYER_STRINGS.question("YouTube"))).toBeVisible();
  await expect(agree(page)).toBeFocused();
  expect(requested).toEqual([]);
  await agree(page).press("Enter");
  await expect(page.frameLocator("iframe").getByText("Plays.")).toBeVisible();
  const { player, settings } = PLAYERS.youtube;
  expect(requested).toEqual([player + VIDEOS.youtube.id + settings]);
  await expect(frame(page, PLAYERS.youtube)).toBeFocused();
  expect(await size()).toEqual(before);
});

test("the consent is remembered for all videos, until it is withdrawn in the cookie settings", async ({ page }) => {
  const requested = await standIn(page);
  await open(page, `${site.address}${article}`);
  const known = await allowed(page);
  await link(page, PLAYERS.youtube).click();
  await agree(page).click();
  await expect.poll(() => allowed(page)).toEqual([...known, "media"]);
  await open(page, `${site.address}${article}`);
  const count = requested.length;
  await link(page, PLAYERS.vimeo).click();
  await expect(frame(page, PLAYERS.vimeo)).toBeVisible();
  await expect.poll(() => requested.slice(count)).toEqual([expect.stringContaining(VIDEOS.vimeo.id)]);
  await openSettings(page);
  const settings = consentSettings(page);
  await settings.getByRole("checkbox", { name: CONSENT.title, exact: true }).uncheck({ force: true });
  await settings.getByRole("button", { name: consentCopy().save }).click();
  await expect.poll(() => allowed(page)).toEqual(known);
  await link(page, PLAYERS.youtube).click();
  await expect(agree(page)).toBeVisible();
});

test("players and their question keep to 320 px, and axe finds nothing in them", async ({ page, context }) => {
  await standIn(page);
  await openAt(page, `${site.address}${article}`, NARROWEST);
  await link(page, PLAYERS.youtube).click();
  await expect(agree(page)).toBeVisible();
  expect(await widerThanWindow(page)).toEqual([]);
  expect((await axe(page)).violations).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toContain(CONSENT_COOKIE);
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
