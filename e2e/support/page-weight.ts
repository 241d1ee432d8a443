import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

export type PageWeight = { totalBytes: number; scriptBytes: number };

/**
 * Opens a page and weighs what it transfers until the network is quiet.
 * @param page a new one: with a warm cache it would weigh less
 * @returns bytes on the wire, compressed, headers included
 */
export async function weigh(page: Page, address: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  const weight: PageWeight = { totalBytes: 0, scriptBytes: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.totalBytes += encodedDataLength;
    if (scripts.has(requestId)) weight.scriptBytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return weight;
}

/** Size of the text of an open page's style sheets, inline and linked, under brotli's best quality, in bytes. */
export async function styleSheetBytes(page: Page): Promise<number> {
  const inline = await page.locator("style").allTextContents();
  const addresses = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const linked = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  return brotliCompressSync([...inline, ...linked].join("\n")).length;
}
