import { type Browser, chromium } from "@playwright/test";
import { weigh } from "../../e2e/support/page-weight";
import { DENSE_PHONE, UNDISTURBED } from "../../e2e/support/visitor";
import { browserPath } from "../../tools/lib/browser.mjs";

/** Opens a browser while something is measured. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

export type ListWeight = {
  /** HTML, page data and scripts on the wire, as compressed by the server, in bytes. */
  textBytes: number;
  /** Of these, scripts. */
  scriptBytes: number;
};

/**
 * Opens the list of a served blog as a phone does and weighs it until the network is quiet. Pictures are left out: which
 * nine articles stand there first is chance, and so is the weight of their covers.
 */
export const weighList = (base: string): Promise<ListWeight> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ ...DENSE_PHONE, ...UNDISTURBED, ...UNDISTURBED.contextOptions });
    await context.route(/\.(?:avif|webp|jpe?g|png|ico|mp4|webm)(?:$|\?)/, (route) => route.abort());
    const { totalBytes, scriptBytes } = await weigh(await context.newPage(), `${base}/blog`);
    return { textBytes: totalBytes, scriptBytes };
  });
