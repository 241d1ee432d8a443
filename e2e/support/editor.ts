import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { CONTENT_API, serveContent } from "../../plugins/gatsby-plugin-editor/content-api";
import type { CmsBackend } from "../../plugins/gatsby-plugin-editor/options";
import {
  writeBuiltEditor,
  writePreviewEditor,
} from "../../plugins/gatsby-plugin-editor/write-editor";
import { EDITOR_HEADERS, SECURITY_HEADERS } from "../../site-contract/security-headers";
import { EDITOR } from "../../src/gatsby-config/editor";
import { test as base, forbidFaults } from "./test";

/** Gatsby's, with which it serves a preview. */
const express = createRequire(path.resolve("package.json"))("express");

export type Editor = {
  /** Address of the editor. */
  address: string;
  /** A copy of the content folder, which it edits. */
  content: string;
  /** Address of the program that reads and writes the copy. */
  api: string;
};

/**
 * The editor and its access to a copy of the content, with the headers of a built site.
 * @param backend that of a preview unless told otherwise
 */
export async function startEditor(backend?: CmsBackend) {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  const [content, site] = [path.join(folder, "content"), path.join(folder, "site")];
  // With their times, by which the check knows pictures that it has opened before.
  cpSync("content", content, { recursive: true, preserveTimestamps: true });
  const admin = path.join(site, "admin");
  if (backend) await writeBuiltEditor(admin, { ...EDITOR, backend });
  else await writePreviewEditor(admin, EDITOR);
  const app = express();
  app.use((_request: unknown, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...EDITOR_HEADERS }))
      response.setHeader(name, value);
    next();
  });
  await serveContent(app, { ...EDITOR.content, path: content });
  // Previews are drawn with the data and pictures of the site that the editor belongs to.
  for (const part of ["page-data", "static"])
    app.use(`/${part}`, express.static(path.join("public", part)));
  app.use(express.static(site, { extensions: ["html"] }));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { editor: { address: `${origin}/admin/`, content, api: origin + CONTENT_API }, stop };
}

/**
 * Tests with an editor for each worker, and a browser that keeps its cache: the CMS is a script of
 * megabytes. What a test leaves in the browser's storage is deleted after it.
 */
export const test = base.extend<object, { editor: Editor; browserOfEditor: BrowserContext }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from a pattern.
    async ({}, use) => {
      const { editor, stop } = await startEditor();
      await use(editor);
      stop();
    },
    { scope: "worker" },
  ],
  browserOfEditor: [
    async ({ browser, editor }, use) => {
      const context = await browser.newContext();
      // A page that stays open, and with it the process that has compiled the CMS.
      const lasting = await context.newPage();
      await lasting.goto(new URL("/page-data/app-data.json", editor.address).href);
      await forbidFaults(context, () => use(context));
      await context.close();
    },
    { scope: "worker" },
  ],
  // `browserOfEditor` forbids them.
  faults: ({ browserOfEditor: _ }, use) => use(undefined),
  context: ({ browserOfEditor }, use) => use(browserOfEditor),
  page: async ({ browserOfEditor, editor }, use) => {
    const page = await browserOfEditor.newPage();
    await use(page);
    const session = await browserOfEditor.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", {
      origin: new URL(editor.address).origin,
      storageTypes: "all",
    });
    await page.close();
  },
});

/** Opens a place of the editor, such as `works/entries/hid/index` or `blog/new`. */
export async function openAt(page: Page, { address }: Editor, place: string): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const [collection] = place.split("/");
  // The CMS does not notice that an entry is left for another one. Editors go by the list.
  await page.goto(`${address}#/collections/${collection}`);
  // Also links in the bar of problems, which is there before a login, lead to entries.
  const list = page.locator('a[href*="/entries/"]:not(.contentProblems a)').first();
  const login = page.getByRole("button", { name: "Login" });
  await expect(login.or(list)).toBeVisible();
  if (await login.isVisible()) await login.click();
  await expect(list).toBeVisible();
  await page.goto(`${address}#/collections/${place}`);
  await expect(page.getByRole("button", { name: /^Publish/ })).toBeVisible();
}

/**
 * Adds a block at the end of a page that has some. A locator such as `last()` would be resolved to
 * the block before it as long as the new one is not drawn, and stay there.
 * @returns the new block, with the cursor in its first field
 */
export async function addBlock(page: Page, kind: string): Promise<Locator> {
  const blocks = page.locator(".block");
  const place = await blocks.count();
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${kind}`) })
    .click();
  await expect(blocks).toHaveCount(place + 1);
  return blocks.nth(place);
}

/**
 * Opens all groups of a form, and those in them. A list of blocks without an item cannot be opened.
 */
export async function expandAll(page: Page): Promise<void> {
  const closed = page.getByRole("button", { name: "Expand" });
  let empty = 0;
  while ((await closed.count()) > empty) {
    const button = await closed.nth(empty).elementHandle({ timeout: 10_000 });
    await button?.click();
    if ((await button?.getAttribute("aria-label")) === "Expand") empty++;
  }
}

export async function signIn(page: Page, { address }: Editor): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Asks to save. */
export async function tryToPublish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

/** Saves, and waits until the file is written. */
export async function publish(page: Page): Promise<void> {
  await tryToPublish(page);
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
}

/** Empties the first rich text of a form, where the cursor then stands. */
export async function clearText(page: Page): Promise<void> {
  const text = page.locator(".cms-editor-visual [data-slate-editor]").first();
  // The editor hears of a selection a moment after the browser has made it.
  await expect(async () => {
    await text.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Backspace");
    await expect(text).not.toContainText(/[a-z]/, { timeout: 500 });
  }).toPass();
}

/** Keys of the unsaved changes that the CMS keeps in the browser. */
export const backups = (page: Page): Promise<IDBValidKey[]> =>
  page.evaluate(async () => {
    const open = indexedDB.open("localforage");
    await new Promise((resolve) => open.addEventListener("success", resolve));
    const store = open.result.transaction("keyvaluepairs").objectStore("keyvaluepairs");
    const keys = store.getAllKeys();
    await new Promise((resolve) => keys.addEventListener("success", resolve));
    return keys.result;
  });

/** The refusals that the editor shows until they are dismissed. A save is told by another alert. */
export const refusal = (page: Page) => page.locator(".editorMessages").getByRole("alert");
