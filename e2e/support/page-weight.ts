import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { pageFile, SITE } from "../pages";
import { hydrated } from "./settle";

export type PageWeight = {
  /** All that the page transfers, headers included, as compressed by the server, in bytes. */
  totalBytes: number;
  /** Of these, the bodies of its scripts. */
  scriptBytes: number;
  /** What has been asked for, and what of it is still on its way. */
  requests: number;
  pending: number;
};

/**
 * Weighs what a page transfers from now on; the weight grows with it.
 * @param page a new one: with a warm cache it would weigh less
 */
export async function putOnScales(page: Page): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Map<string, number>();
  const weight: PageWeight = { totalBytes: 0, scriptBytes: 0, requests: 0, pending: 0 };
  session.on("Network.requestWillBeSent", ({ redirectResponse }) => {
    // One that is redirected keeps its place.
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

/** In milliseconds, without a request. */
const QUIET_FOR = 500;

/**
 * Waits until the page has nothing more to ask for. The page itself counts the time, so that a machine that is slow to run
 * its scripts is waited for; Playwright's `networkidle` comes while these still stand in line.
 */
async function quiet(page: Page, weight: PageWeight): Promise<void> {
  let requests: number;
  do {
    ({ requests } = weight);
    await page.evaluate(
      (time) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), time)),
      QUIET_FOR,
    );
  } while (weight.pending > 0 || weight.requests > requests);
}

/** Opens a page and weighs what it transfers until it is taken over and the network is quiet. */
export async function weigh(page: Page, address: string): Promise<PageWeight> {
  const weight = await putOnScales(page);
  await page.goto(address);
  await hydrated(page);
  await quiet(page, weight);
  return weight;
}

/** Opens a page that has a form further down, goes there, and gives what that has brought: in bytes of scripts. */
export async function weighForm(page: Page, address: string): Promise<number> {
  const weight = await weigh(page, address);
  const before = weight.scriptBytes;
  const form = page.locator('main form[action*="/form/"]');
  await form.scrollIntoViewIfNeeded();
  await form.and(page.locator("[novalidate]")).waitFor();
  return weight.scriptBytes - before;
}

/** Most pages share their styles. */
const compressedSizes = new Map<string, number>();

function compressedSize(text: string): number {
  const size = compressedSizes.get(text) ?? brotliCompressSync(text).length;
  compressedSizes.set(text, size);
  return size;
}

/** Size of the text of a built page's style sheets, inline and linked, under brotli's best quality, in bytes. */
export function styleSheetBytes(route: string): number {
  const document = parseDocument(readFileSync(pageFile(route), "utf8"));
  const inline = DomUtils.getElementsByTagName("style", document).map((style) => DomUtils.textContent(style));
  const linked = DomUtils.getElementsByTagName("link", document)
    .filter(({ attribs }) => attribs.rel === "stylesheet")
    .map(({ attribs }) => readFileSync(path.join(SITE, attribs.href ?? ""), "utf8"));
  return compressedSize([...inline, ...linked].join("\n"));
}
