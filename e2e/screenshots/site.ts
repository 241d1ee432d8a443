import { mkdirSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { browserPath } from "../../tools/lib/browser.mjs";
import { builtPages } from "../support/pages";
import { serveSite } from "../support/site-copy";
import { openStill } from "../support/still";
import { DESKTOP, PHONE, UNDISTURBED } from "../support/visitor";

/** Part of `npm run screenshots`, after a build: the README's picture, and a contact sheet of all pages per window size. */

const FOLDER = path.resolve("docs/screenshots");
const QUALITY = 60;

/** A page on the sheet: how many windows of it, and its size and surroundings in pixels. */
const WINDOWS_SHOWN = 2;
const THUMBNAIL_WIDTH = 240;
const GAP = 24;
const PAGES_A_ROW = 9;
const STONE = "#dedad0";

type Size = { width: number; height: number };

const picture = async (context: BrowserContext, route: string, height: number): Promise<Buffer> => {
  const page = await context.newPage();
  await openStill(page, route);
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  const shot = await page.screenshot({ animations: "disabled", caret: "hide", fullPage: true, clip });
  await page.close();
  return shot;
};

/** A page that is shorter than what is shown keeps its place at the top. */
const thumbnail = (shot: Buffer, { height }: Size): Promise<Buffer> =>
  sharp(shot)
    .resize({ width: THUMBNAIL_WIDTH, height, fit: "contain", position: "top", background: STONE })
    .png()
    .toBuffer();

async function contactSheet(context: BrowserContext, window: Size): Promise<void> {
  const shown = window.height * WINDOWS_SHOWN;
  const size = { width: THUMBNAIL_WIDTH, height: Math.round((shown * THUMBNAIL_WIDTH) / window.width) };
  const layers: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, route] of [...builtPages(), "/no-such-page"].entries()) {
    layers.push({
      input: await thumbnail(await picture(context, route, shown), size),
      left: GAP + (index % PAGES_A_ROW) * (size.width + GAP),
      top: GAP + Math.floor(index / PAGES_A_ROW) * (size.height + GAP),
    });
  }
  const width = GAP + PAGES_A_ROW * (size.width + GAP);
  const height = GAP + Math.ceil(layers.length / PAGES_A_ROW) * (size.height + GAP);
  await sharp({ create: { width, height, channels: 3, background: STONE } })
    .composite(layers)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(FOLDER, `pages-${window.width}.webp`));
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveSite(path.resolve("dist/site"));
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    for (const window of [DESKTOP, PHONE]) {
      const context = await browser.newContext({
        baseURL: site.address,
        viewport: window,
        storageState: UNDISTURBED.storageState,
        ...UNDISTURBED.contextOptions,
      });
      // tsx marks the names of functions, also of those that run in the page.
      await context.addInitScript({ content: "globalThis.__name = (named) => named;" });
      if (window === DESKTOP) {
        const home = await picture(context, "/", window.height);
        await sharp(home).webp({ quality: 80, effort: 6 }).toFile(path.join(FOLDER, "home.webp"));
      }
      await contactSheet(context, window);
      await context.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

void main();
