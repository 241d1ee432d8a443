import { statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { formOf, waitForForm } from "./forms";
import { waitForHydration } from "./page";
import { inSite, pageHtml, readSite } from "./pages";

export type PageWeight = {
  /** All bytes that the page transfers, headers included. */
  totalBytes: number;
  /**
   * The bodies among it, as compressed by the server, and the number of answers, by the browser's
   * kinds, such as "Script".
   */
  kinds: Record<string, { bytes: number; files: number }>;
  /** Requests sent, and those still pending. */
  requests: number;
  pending: number;
};

/**
 * Weighs what a page transfers from now on. @returns a live object
 * @param page a new one: with a warm cache it would weigh less
 */
export async function startWeighing(page: Page): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const heads = new Map<string, { type: string; bytes: number }>();
  const weight: PageWeight = { totalBytes: 0, kinds: {}, requests: 0, pending: 0 };
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
    heads.set(requestId, { type, bytes: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.pending -= 1;
    weight.totalBytes += encodedDataLength;
    const head = heads.get(requestId);
    if (!head) return;
    const { bytes, files } = weight.kinds[head.type] ?? { bytes: 0, files: 0 };
    const more = { bytes: bytes + encodedDataLength - head.bytes, files: files + 1 };
    weight.kinds = { ...weight.kinds, [head.type]: more };
  });
  return weight;
}

export const scriptBytes = ({ kinds }: PageWeight): number => kinds.Script?.bytes ?? 0;

/**
 * Waits until a page is at rest, as far as nobody touches it: hydrated, its intro gone, no section
 * skipped, and nothing more to request. The page itself is asked when it is idle, so that a machine
 * that is slow to run its scripts is waited for; Playwright's `networkidle` comes while these are
 * still queued. The consent prompt is not waited for: it comes with the first input.
 */
export async function waitForRest(page: Page, weight: PageWeight): Promise<void> {
  const QUIET_MS = 500;
  await waitForHydration(page);
  await page.locator('html[data-intro="gone"]:not([data-skips])').waitFor({ state: "attached" });
  let requests: number;
  do {
    ({ requests } = weight);
    await page.evaluate(
      (time) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), time)),
      QUIET_MS,
    );
  } while (weight.pending > 0 || weight.requests > requests);
}

/** Scrolls to the form of a page and returns the bytes of scripts this has added. */
export async function weighForm(page: Page, address: string): Promise<number> {
  const weight = await startWeighing(page);
  await page.goto(address);
  await waitForRest(page, weight);
  const before = scriptBytes(weight);
  await waitForForm(formOf(page));
  return scriptBytes(weight) - before;
}

export const htmlBytes = (route: string): number => statSync(inSite(`${route}/index.html.br`)).size;

/** Sizes by text, since most pages share their styles. */
const compressedSizes = new Map<string, number>();

/**
 * Size of a built page's style sheets, inline and linked, compressed with brotli's best quality, in
 * bytes.
 */
export function styleSheetBytes(route: string): number {
  const document = parseDocument(pageHtml(route));
  const inline = DomUtils.getElementsByTagName("style", document).map((style) =>
    DomUtils.textContent(style),
  );
  const linked = DomUtils.getElementsByTagName("link", document)
    .filter(({ attribs }) => attribs.rel === "stylesheet")
    .map(({ attribs }) => readSite(path.join("/", attribs.href ?? "")));
  const text = [...inline, ...linked].join("\n");
  const size = compressedSizes.get(text) ?? brotliCompressSync(text).length;
  compressedSizes.set(text, size);
  return size;
}
