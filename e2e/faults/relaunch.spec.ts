import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { heading, waitForHydration } from "../support/page";
import { SITE } from "../support/pages";
import { serveSite } from "../support/site-copy";
import { test } from "../support/test";

const OLD = "The old site, of 2019";

/** The worker of an app shell: every page comes from its cache, as in gatsby-plugin-offline. */
const APP_SHELL = `
  addEventListener("install", (event) =>
    event.waitUntil(caches.open("old").then((cache) => cache.add("/")).then(() => skipWaiting())));
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
  });`;

/** A former site at a domain, which another one replaces. */
async function formerSite(worker: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "former-"));
  await mkdir(path.join(folder, "old"));
  const files = {
    "index.html": `<!doctype html><title>Old</title><h1>${OLD}</h1><script>navigator.serviceWorker.register("/${worker}")</script>`,
    [worker]: APP_SHELL,
    _headers: "/*\n  content-security-policy: script-src 'self' 'unsafe-inline'\n",
    _redirects: "",
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(folder, "old", name), text);
  const current = path.join(folder, "current");
  await symlink("old", current);
  const server = await serveSite(current);
  return {
    address: server.address,
    relaunch: async () => {
      await symlink(SITE, `${current}.new`);
      await rename(`${current}.new`, current);
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const workersAndCaches = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.length + (await caches.keys()).length;
  });

for (const worker of ["sw.js", "service-worker.js"])
  test(`who has been on the former site sees the new one (${worker})`, async ({ page }) => {
    const site = await formerSite(worker);
    try {
      await page.goto(site.address);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.goto(`${site.address}/services`);
      await expect(page.getByRole("heading")).toHaveText(OLD);
      await site.relaunch();
      await page.goto(`${site.address}/services`);
      await expect(heading(page)).not.toHaveText(OLD);
      await waitForHydration(page);
      await expect.poll(() => workersAndCaches(page)).toBe(0);
      await page.goto(`${site.address}/works`);
      await expect(heading(page)).not.toHaveText(OLD);
    } finally {
      await site.stop();
    }
  });
