import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { freePort } from "../../server/testing/free-port";
import { headerLines } from "../../site-contract/headers";
import { BAD_REQUEST_FILE, HEADERS_FILE, NOT_FOUND_FILE, REDIRECTS_FILE } from "../../site-contract/layout";
import { EDITOR_HEADERS, SECURITY_HEADERS } from "../../site-contract/security-headers";
import { writeEditor } from "../../src/gatsby/editor/write-editor";
import { SITE } from "./pages";
import { serveSite } from "./site-copy";
import { test as base } from "./test";

export type Editor = {
  /** Address of the editor. */
  address: string;
  /** A copy of the content folder, which it edits. */
  content: string;
  /** Address of the program that reads and writes the copy. */
  api: string;
};

/** What writes for the editor, as `npm start` runs it. */
async function startBackend(content: string, port: number, origin: string): Promise<ChildProcess> {
  const env = { ...process.env, GIT_REPO_DIRECTORY: content, PORT: String(port), ORIGIN: origin };
  const server = fork("tools/editor-server.mjs", { env, execArgv: [], stdio: ["ignore", "ignore", "ignore", "ipc"] });
  await once(server, "message");
  return server;
}

/** The editor as a build writes it, on the site's server, with a copy of the content. */
export async function startEditor() {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  const [content, site] = [path.join(folder, "content"), path.join(folder, "site")];
  cpSync("content", content, { recursive: true });
  const port = await freePort();
  const proxy = `http://localhost:${port}`;
  await writeEditor(path.join(site, "admin"), {
    backend: { name: "proxy", proxy_url: `${proxy}/api/v1` },
    root: "",
  });
  const policy = `${EDITOR_HEADERS["content-security-policy"]}`.replace("connect-src", `connect-src ${proxy}`);
  const headers = { ...SECURITY_HEADERS, ...EDITOR_HEADERS, "content-security-policy": policy };
  writeFileSync(path.join(site, HEADERS_FILE), headerLines([{ path: "/*", headers }]));
  writeFileSync(path.join(site, REDIRECTS_FILE), "");
  for (const page of ["index.html", NOT_FOUND_FILE, BAD_REQUEST_FILE])
    cpSync(path.join(SITE, page), path.join(site, page));
  const server = await serveSite(site);
  const backend = await startBackend(content, port, server.address);
  const stop = async () => {
    backend.kill();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { editor: { address: `${server.address}/admin`, content, api: `${proxy}/api/v1` }, stop };
}

/** Tests with an editor of their own for each worker. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from a pattern.
    async ({}, use) => {
      const { editor, stop } = await startEditor();
      await use(editor);
      await stop();
    },
    { scope: "worker" },
  ],
});

/** Opens a place of the editor, such as `works/entries/hid/index` or `blog/new`. */
export async function openAt(page: Page, { address }: Editor, place: string): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const [collection] = place.split("/");
  // The CMS does not notice that an entry is left for another one. Editors go by the list.
  await page.goto(`${address}#/collections/${collection}`);
  const list = page.locator('a[href*="/entries/"]').first();
  const login = page.getByRole("button", { name: "Login" });
  await expect(login.or(list)).toBeVisible();
  if (await login.isVisible()) await login.click();
  await expect(list).toBeVisible();
  await page.goto(`${address}#/collections/${place}`);
  await expect(page.getByRole("button", { name: /^Publish/ })).toBeVisible();
}

export async function signIn(page: Page, { address }: Editor): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Opens an entry from the list of its collection, as editors do. */
export async function openEntry(page: Page, editor: Editor, collection: string, entry: string): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await signIn(page, editor);
  await page.getByRole("link", { name: collection, exact: true }).click();
  await page.getByRole("link", { name: entry }).first().click();
}

/** Saves, and waits until the file is written. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
}
