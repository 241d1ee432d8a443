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

/** A page on the sheet: how many windows of it, and what surrounds it, in pixels. */
const WINDOWS_SHOWN = 2;
const GAP = 24;
const STONE = "#dedad0";

type Size = { width: number; height: number };

/** A contact sheet: the window, the width of its thumbnails in pixels, and how many stand in a row. */
const SHEETS = [
  { window: DESKTOP, width: 240, columns: 9 },
  { window: PHONE, width: 120, columns: 17 },
] as const;

const picture = async (context: BrowserContext, route: string, height: number): Promise<Buffer> => {
  const page = await context.newPage();
  await openStill(page, route);
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  const shot = await page.screenshot({ animations: "disabled", caret: "hide", fullPage: true, clip });
  await page.close();
  return shot;
};

/** A page that is shorter than what is shown keeps its place at the top. */
const thumbnail = (shot: Buffer, size: Size): Promise<Buffer> =>
  sharp(shot)
    .resize({ ...size, fit: "contain", position: "top", background: STONE })
    .png()
    .toBuffer();

async function contactSheet(
  context: BrowserContext,
  { window, width, columns }: (typeof SHEETS)[number],
): Promise<void> {
  const shown = window.height * WINDOWS_SHOWN;
  const size = { width, height: Math.round((shown * width) / window.width) };
  const layers: { input: Buffer; left: number; top: number }[] = [];
  const routes = builtPages().filter((route) => route !== "/catalogue");
  for (const [index, route] of [...routes, "/no-such-page"].entries()) {
    layers.push({
      input: await thumbnail(await picture(context, route, shown), size),
      left: GAP + (index % columns) * (size.width + GAP),
      top: GAP + Math.floor(index / columns) * (size.height + GAP),
    });
  }
  const sheetWidth = GAP + columns * (size.width + GAP);
  const height = GAP + Math.ceil(layers.length / columns) * (size.height + GAP);
  await sharp({ create: { width: sheetWidth, height, channels: 3, background: STONE } })
    .composite(layers)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(FOLDER, `pages-${window.width}.webp`));
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveSite(path.resolve("dist/site"));
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    for (const sheet of SHEETS) {
      const { window } = sheet;
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
      await contactSheet(context, sheet);
      await context.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

void main();
