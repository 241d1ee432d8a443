import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { BLOCK_CATALOGUE_ROUTE } from "../../src/constants/routes";
import { BLOCKS } from "../../src/content-model/collections/blocks";
import { BLOCK_PICTURES } from "../../src/gatsby-config/editor";
import { browserPath } from "../../tools/lib/browser.mjs";
import { UNDISTURBED } from "../support/visitor";
import { PREVIEW } from "./preview";

/**
 * Part of `npm run screenshots`: renews the pictures of the kinds of blocks, which the editor offers,
 * from the block catalogue of the preview.
 */

/** A window in which blocks stand as on a desktop, beside the bar of the site; a quarter of them. */
const BAR = 80;
const BLOCK_SIZE = { width: 1280, height: 720 };
const WINDOW = { width: BAR + BLOCK_SIZE.width, height: BLOCK_SIZE.height };
const PICTURE = { width: 320, height: 180 };
const QUALITY = 70;

/** The blocks of the page, in the order in which they are declared. */
const BLOCK = "main > div > *";

/** True once the pictures in the window have arrived. */
const arrived = () =>
  [...document.images].every(
    (image) =>
      image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
  );

async function main(): Promise<void> {
  mkdirSync(BLOCK_PICTURES, { recursive: true });
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    const page = await browser.newPage({ viewport: WINDOW, ...UNDISTURBED });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(PREVIEW + BLOCK_CATALOGUE_ROUTE);
    const blocks = page.locator(BLOCK);
    await blocks.nth(BLOCKS.length - 1).waitFor();
    for (const [index, { type }] of BLOCKS.entries()) {
      // Alone on its page, so that a low one shows nothing of the next.
      const alone = `body * { visibility: hidden !important }
        ${BLOCK}:nth-child(${index + 1}), ${BLOCK}:nth-child(${index + 1}) * { visibility: visible !important }`;
      await blocks.nth(index).evaluate((block) => block.scrollIntoView({ block: "start" }));
      await page.waitForFunction(arrived);
      const picture = await page.screenshot({
        animations: "disabled",
        style: alone,
        clip: { x: BAR, y: 0, ...BLOCK_SIZE },
      });
      await sharp(picture)
        .resize(PICTURE)
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(path.join(BLOCK_PICTURES, `${type}.webp`));
    }
  } finally {
    await browser.close();
  }
}

void main();
