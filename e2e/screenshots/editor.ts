import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserPath } from "../../tools/lib/browser.mjs";
import { type Editor, openAt, signIn, startEditor } from "../support/editor";
import { UNDISTURBED } from "../support/visitor";
import { PREVIEW } from "./preview";

/**
 * `npm run screenshots`: renews the pictures of `docs/editors.md` and `docs/marketers.md` from the
 * real editor over a copy of the content, and from the preview, which runs beside it (`npm start`,
 * or at `PREVIEW`).
 */

const FOLDER = path.resolve("docs/screenshots/editor");
const WINDOW = { width: 1440, height: 900 };
const QUALITY = 60;

/** True once a document and its pictures have arrived, but for those far below. */
const arrived = () =>
  [...document.images].every(({ complete, loading }) => complete || loading === "lazy") &&
  document.readyState === "complete";

const pictureInPreview = (page: Page) => page.frameLocator("iframe").getByRole("img").first();

/** Brings the editor to what a picture shows. */
type Scene = (page: Page, editor: Editor) => Promise<void>;

const SCENES: Readonly<Record<string, Scene>> = {
  async articles(page, editor) {
    await signIn(page, editor);
    await page.getByRole("link", { name: "Blog", exact: true }).click();
    await page.getByRole("link", { name: "Designing for gloves" }).first().waitFor();
  },
  async "new-article"(page, editor) {
    await signIn(page, editor);
    await page.getByRole("link", { name: "Blog", exact: true }).click();
    await page.getByRole("link", { name: "article" }).click();
    await page.getByLabel("Title", { exact: true }).fill("What a kitchen taught us about queues");
    await page
      .getByLabel(/^Teaser/)
      .fill("Twelve orders, one stove, and nobody waits longer than they expect.");
  },
  async text(page, editor) {
    await openAt(page, editor, "blog/entries/research-repositories-people-open/index");
    const add = page.getByRole("button", { name: "Add Component" });
    await add.scrollIntoViewIfNeeded();
    await add.click();
  },
  async "case-study"(page, editor) {
    await openAt(page, editor, "works/entries/hid/index");
    await pictureInPreview(page).waitFor();
  },
  async blocks(page, editor) {
    await openAt(page, editor, "pages/entries/cutting-edge-digital-products/index");
    await page.frameLocator("iframe").locator("#services img").first().waitFor();
    await page.getByRole("button", { name: "Phone 375" }).click();
    const list = page.locator(".blockListBar");
    await list.evaluate((bar) => bar.scrollIntoView());
    await page.getByRole("button", { name: /Case studies/, expanded: false }).click();
  },
  async "block-picker"(page, editor) {
    await openAt(page, editor, "pages/entries/cutting-edge-digital-products/index");
    await page.getByRole("button", { name: "Add block", exact: true }).click();
    await page.getByRole("dialog").waitFor();
  },
  async order(page, editor) {
    await openAt(page, editor, "settings/entries/order");
    for (const title of ["UX design", "HID", "Prague"])
      await page.getByText(title, { exact: true }).first().waitFor();
  },
  async message(page, editor) {
    await openAt(page, editor, "works/entries/hid/index");
    await page.getByLabel("Title", { exact: true }).fill("");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("menuitem", { name: "Publish now" }).click();
  },
};

/** The panel that stands beside the pages of the preview. */
const campaign: Scene = async (page) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.context().addCookies(UNDISTURBED.storageState.cookies);
  await page.goto(`${PREVIEW}/cutting-edge-digital-products`);
  await page.getByText("Campaign", { exact: true }).click();
  await page.getByLabel("utm_source").fill("newsletter");
  await page.getByLabel("utm_campaign").fill("spring-offer");
  await page.getByText("The check finds nothing in this entry.").waitFor();
};

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const { editor, stop } = await startEditor();
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    for (const [name, scene] of Object.entries({ ...SCENES, campaign })) {
      const page = await browser.newPage({ viewport: WINDOW });
      await scene(page, editor);
      // The full-width plus of the buttons is in no typeface of a plain Linux.
      await page.getByText("\uff0b").evaluateAll((links) => {
        for (const link of links) link.textContent = link.textContent?.replace("\uff0b", "+") ?? "";
      });
      for (const frame of page.frames()) await frame.waitForFunction(arrived);
      await sharp(await page.screenshot({ animations: "disabled", caret: "hide" }))
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(path.join(FOLDER, `${name}.webp`));
      await page.close();
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
