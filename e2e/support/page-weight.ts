import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { activated, formOf } from "./forms";
import { hydrated } from "./page";
import { pageHtml, readSite } from "./pages";

/**
 * In bytes, as compressed by the server: all that the page transfers, headers included, and the bodies of its scripts among it.
 * Requests sent, and those still pending.
 */
export type PageWeight = { totalBytes: number; scriptBytes: number; requests: number; pending: number };

/**
 * Weighs what a page transfers from now on; a live object.
 * @param page a new one: with a warm cache it would weigh less
 */
async function startWeighing(page: Page): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Map<string, number>();
  const weight: PageWeight = { totalBytes: 0, scriptBytes: 0, requests: 0, pending: 0 };
  session.on("Network.requestWillBeSent", ({ redirectResponse }) => {
    // A redirected request keeps its id.
    if (redirectResponse) return;
    weight.requests += 1;
    weight.pending += 1;
  });
  session.on("Network.loadingFailed", () => {
    weight.pending -= 1;
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") scripts.set(requestId, Number(response.headers["content-length"]));
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.pending -= 1;
    weight.totalBytes += encodedDataLength;
    weight.scriptBytes += scripts.get(requestId) ?? 0;
  });
  return weight;
}

/**
 * Opens a page and weighs what it transfers until it is hydrated and has nothing more to request. The page itself is asked
 * when it is idle, so that a machine that is slow to run its scripts is waited for; Playwright's `networkidle` comes while
 * these are still queued.
 */
export async function weigh(page: Page, address: string): Promise<PageWeight> {
  const QUIET_MS = 500;
  const weight = await startWeighing(page);
  await page.goto(address);
  await hydrated(page);
  let requests: number;
  do {
    ({ requests } = weight);
    await page.evaluate(
      (time) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), time)),
      QUIET_MS,
    );
  } while (weight.pending > 0 || weight.requests > requests);
  return weight;
}

/** Scrolls to the form of a page and returns the bytes of scripts this has added. */
export async function weighForm(page: Page, address: string): Promise<number> {
  const weight = await weigh(page, address);
  const before = weight.scriptBytes;
  await activated(formOf(page));
  return weight.scriptBytes - before;
}

/** Most pages share their styles. */
const compressedSizes = new Map<string, number>();

/** Size of a built page's style sheets, inline and linked, compressed with brotli's best quality, in bytes. */
export function styleSheetBytes(route: string): number {
  const document = parseDocument(pageHtml(route));
  const inline = DomUtils.getElementsByTagName("style", document).map((style) => DomUtils.textContent(style));
  const linked = DomUtils.getElementsByTagName("link", document)
    .filter(({ attribs }) => attribs.rel === "stylesheet")
    .map(({ attribs }) => readSite(path.join("/", attribs.href ?? "")));
  const text = [...inline, ...linked].join("\n");
  const size = compressedSizes.get(text) ?? brotliCompressSync(text).length;
  compressedSizes.set(text, size);
  return size;
}
