import { expect, type Page } from "@playwright/test";
import { MAP_STRINGS } from "../../src/constants/interactive-map";
import { MAP_NAME } from "../../src/constants/office-map";
import { expectAccessible } from "../support/axe";
import { standInForOtherHosts } from "../support/network";
import { horizontalOverflow } from "../support/overflow";
import { open, resize } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, NARROWEST } from "../support/visitor";

/** The smallest target for a finger, in pixels. */
const TARGET = 44;

/**
 * The parts of Google's script that the map's document uses: pins are buttons, windows show their
 * content.
 */
const MAPS = `
  const quiet = (target) => new Proxy(target, { get: (own, name) => (name in own ? own[name] : () => undefined) });
  class Shown { constructor() { return quiet(this); } }
  class Map extends Shown { constructor(element) { super(); this.element = element; } }
  class InfoWindow extends Shown {
    setContent(content) { this.content = content; }
    open(map) { map.element.append(this.content); }
    close() { this.content?.remove(); }
  }
  class AdvancedMarkerElement {
    constructor({ map, content, title }) {
      this.button = Object.assign(document.createElement("button"), { ariaLabel: title });
      this.button.append(content);
      map.element.append(this.button);
    }
    addListener(name, call) { this.button.addEventListener(name, call); }
    set map(map) { if (!map) this.button.remove(); }
  }
  window.google = { maps: {
    Map, InfoWindow, LatLngBounds: Shown, marker: { AdvancedMarkerElement },
    event: { addListener: () => ({}), removeListener() {} },
  } };
  initMap();
`;

const script = (body: string) => ({ contentType: "text/javascript", body });

const pins = (page: Page) => page.getByRole("navigation", { name: MAP_NAME }).getByRole("link");
const openButton = (page: Page) => page.getByRole("button", { name: MAP_STRINGS.open });
const agreeButton = (page: Page) => page.getByRole("button", { name: MAP_STRINGS.agree });
const frame = (page: Page) => page.getByTitle(MAP_STRINGS.interactive);

test("a visitor reaches the card of every office by its pin", async ({ page }) => {
  await open(page, "/contact");
  await expect(pins(page)).toHaveCount(await page.locator('[id^="office-"]').count());
  for (const size of [NARROWEST, DESKTOP]) {
    await resize(page, size);
    expect(await horizontalOverflow(page), `at ${size.width} px`).toEqual([]);
    for (const pin of await pins(page).all()) {
      const { x = -1, width = 0, height = 0 } = (await pin.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(TARGET);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
      const card = String(await pin.getAttribute("href"));
      await pin.press("Enter");
      await expect(page.locator(card)).toBeInViewport();
      await expect(page).toHaveURL(`/contact${card}`);
    }
  }
});

test("a visitor who agrees to the interactive map can close it without a trace", async ({
  page,
}) => {
  const requests = await standInForOtherHosts(page, () => script(MAPS));
  await open(page, "/contact");
  await openButton(page).click();
  await expect(agreeButton(page)).toBeFocused();
  await expectAccessible(page);
  expect(requests).toEqual([]);

  await agreeButton(page).press("Enter");
  const map = page.frameLocator(`[title="${MAP_STRINGS.interactive}"]`);
  const [name = ""] = await page.locator('[id^="office-"] h3').allTextContents();
  await map.getByRole("button", { name }).press("Enter");
  await expect(map.getByRole("heading", { name })).toBeVisible();
  const directions = map.getByRole("link", { name: MAP_STRINGS.directions });
  await expect(directions).toHaveAttribute(
    "href",
    /google\.com\/maps\/dir\/\?api=1&destination=[\d.-]+,[\d.-]+$/,
  );
  expect(requests).toEqual([
    expect.stringMatching(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/),
  ]);
  await page.getByRole("button", { name: MAP_STRINGS.close }).click();
  await expect(frame(page)).toHaveCount(0);
  await expect(pins(page).first()).toBeVisible();
  expect(page.frames()).toHaveLength(1);
});

for (const [fault, reply] of [
  ["that does not arrive", undefined],
  ["that refuses the key", script(`${MAPS}gm_authFailure();`)],
] as const)
  test(`a map ${fault} leads back to the drawing with one sentence`, async ({ page }) => {
    const requests = await standInForOtherHosts(page, () => reply);
    await open(page, "/contact");
    await openButton(page).click();
    await agreeButton(page).click();
    await expect(page.getByText(MAP_STRINGS.failed)).toBeVisible();
    expect(requests).toHaveLength(1);
    await expect(frame(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });
