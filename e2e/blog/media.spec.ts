import { expect, type Page } from "@playwright/test";
import { filmFigure, playerFigure } from "../../plugins/gatsby-remark-content/html";
import { INTRO_VIDEO } from "../../src/constants/intro";
import { MARKDOWN_STRINGS, PLAYER_STRINGS, PLAYERS } from "../../src/constants/prose";
import { expectAccessible } from "../support/axe";
import { allowedCategories, withdraw } from "../support/consent";
import { alterJson, alterPageData, standInForOtherHosts } from "../support/network";
import { horizontalOverflow } from "../support/overflow";
import { follow, open, openAt, resize } from "../support/page";
import { pageOfType, readSite } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, NARROWEST } from "../support/visitor";

const ARTICLE = pageOfType("article");
const FILM = { alt: "A stone that opens", caption: "The opening", src: `${INTRO_VIDEO}.webm` };
const YOUTUBE = {
  site: "youtube",
  id: "jNQXAC9IVRw",
  url: "https://www.youtube.com/watch?v=jNQXAC9IVRw",
  number: 1,
} as const;
const VIMEO = {
  site: "vimeo",
  id: "76979871",
  url: "https://vimeo.com/76979871",
  number: 1,
} as const;
const CONSENT = { title: "Videos of other sites", perex: "They play from YouTube and Vimeo." };

const SIZE = { width: 480, height: 480 };
const BODY = [
  playerFigure(YOUTUBE, "", MARKDOWN_STRINGS),
  playerFigure(VIMEO, "", MARKDOWN_STRINGS),
  // Longer than the distance from which browsers load pictures.
  "<p>Words.</p>".repeat(150),
  filmFigure({ ...FILM, ...SIZE, captions: null, picture: "" }, MARKDOWN_STRINGS),
].join("");

type Parts = Record<string, { body?: { html: string } } | null>;
const bodyOf = (data: unknown) =>
  Object.values(data as Parts).find((part) => part?.body)?.body ?? { html: "" };
const original = bodyOf(
  JSON.parse(readSite(`page-data${ARTICLE}/page-data.json`)).result.data,
).html;

// The policy of the build, whose texts have no players; `policy-sources.test.ts` has that of one
// with them.
test.use({ bypassCSP: true });

// An article has a film and two players, as a build writes them, and the consent explains videos of
// other sites. The sample content has none, so that no visitor is asked about them.
test.beforeEach(async ({ page }) => {
  await alterPageData(page, ARTICLE, ({ result }) => {
    bodyOf(result.data).html = BODY;
  });
  await page.route(`**${ARTICLE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(original);
    await route.fulfill({ response, body: html.replace(original, () => BODY) });
  });
  await alterJson<{ data: { consentSettings?: object } }>(
    page,
    "**/page-data/sq/d/*.json",
    ({ data }) => {
      if (data.consentSettings) Object.assign(data.consentSettings, { media: CONSENT });
    },
  );
});

/** Answers in place of other sites. */
const standIn = (page: Page) =>
  standInForOtherHosts(page, () => ({ contentType: "text/html", body: "<p>Plays.</p>" }));

const film = (page: Page) => page.locator(".film video");
const link = (page: Page, { name }: { name: string }) =>
  page.getByRole("link", { name: PLAYER_STRINGS.play(name) });
const frame = (page: Page, { name }: { name: string }) =>
  page.getByTitle(PLAYER_STRINGS.video(name));
const agree = (page: Page) => page.getByRole("button", { name: PLAYER_STRINGS.agree });

test("a film loads in its place once it is played", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await open(page, ARTICLE);
  await film(page).scrollIntoViewIfNeeded();
  await expect(film(page)).toHaveAccessibleName(FILM.alt);
  const { width, height } = (await film(page).boundingBox()) ?? {};
  expect(requests).not.toContain(FILM.src);
  await film(page).evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(requests).toContain(FILM.src);
  expect(await film(page).boundingBox()).toMatchObject({ width, height });
});

test("a video of another site plays for as long as the visitor agrees", async ({ page }) => {
  const requests = await standIn(page);
  await openAt(page, "/", DESKTOP);
  await follow(page, ARTICLE);
  await expect(link(page, PLAYERS.youtube)).toHaveAttribute("href", YOUTUBE.url);
  const categoriesBefore = await allowedCategories(page);
  const { width, height } = (await page.locator(".player").first().boundingBox()) ?? {};
  await link(page, PLAYERS.youtube).click();
  await expect(page.getByText(PLAYER_STRINGS.question("YouTube"))).toBeVisible();
  await expect(agree(page)).toBeFocused();
  await resize(page, NARROWEST);
  expect.soft(await horizontalOverflow(page)).toEqual([]);
  await expectAccessible(page);
  expect(requests).toEqual([]);
  await resize(page, DESKTOP);
  await agree(page).press("Enter");
  await expect(page.frameLocator("iframe").getByText("Plays.")).toBeVisible();
  const { player, settings } = PLAYERS.youtube;
  expect(requests).toEqual([player + YOUTUBE.id + settings]);
  await expect(frame(page, PLAYERS.youtube)).toBeFocused();
  expect(await page.locator(".player").first().boundingBox()).toMatchObject({ width, height });

  // The consent is for all videos.
  await expect.poll(() => allowedCategories(page)).toEqual([...categoriesBefore, "media"]);
  await open(page, ARTICLE);
  await link(page, PLAYERS.vimeo).click();
  await expect(frame(page, PLAYERS.vimeo)).toBeFocused();
  await expect(page.frameLocator("iframe").getByText("Plays.")).toBeVisible();
  expect(requests.slice(1)).toEqual([expect.stringContaining(VIMEO.id)]);
  await withdraw(page, CONSENT.title);
  await expect.poll(() => allowedCategories(page)).toEqual(categoriesBefore);
  await link(page, PLAYERS.youtube).click();
  await expect(agree(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor can reach films and videos of other sites", async ({ page }) => {
    const requests = await standIn(page);
    await page.goto(ARTICLE);
    await expect(film(page)).toHaveAttribute("controls", "");
    await expect(film(page)).toHaveAttribute("src", FILM.src);
    await expect(link(page, PLAYERS.vimeo)).toHaveAttribute("href", VIMEO.url);
    expect(requests).toEqual([]);
  });
});
