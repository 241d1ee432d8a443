import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserPath } from "../../tools/lib/browser.mjs";
import { serveSite } from "../support/site-copy";
import { openForSnapshot } from "../support/still";
import { DESKTOP, UNDISTURBED } from "../support/visitor";

/** Part of `npm run screenshots`, after a build: the README's picture. */
async function main(): Promise<void> {
  const site = await serveSite(path.resolve("public"));
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    const page = await browser.newPage({
      baseURL: site.address,
      viewport: DESKTOP,
      storageState: UNDISTURBED.storageState,
      ...UNDISTURBED.contextOptions,
    });
    // tsx marks the names of functions, also of those that run in the page.
    await page.addInitScript({ content: "globalThis.__name = (named) => named;" });
    await openForSnapshot(page, "/");
    const home = await page.screenshot({ animations: "disabled", caret: "hide" });
    await sharp(home).webp({ quality: 80, effort: 6 }).toFile("docs/screenshots/home.webp");
  } finally {
    await browser.close();
    await site.stop();
  }
}

void main();
