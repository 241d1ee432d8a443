import { chromium } from "@playwright/test";
import { weigh, weighForm } from "../e2e/support/page-weight";
import { builtPages } from "../e2e/support/pages";
import { DENSE_PHONE, UNDISTURBED } from "../e2e/support/visitor";
import { browserPath } from "../tools/lib/browser.mjs";
import { withServer } from "./serve-site";

const PORT = 9200;

export type RouteWeight = { route: string; scriptBytes: number };

/**
 * Opens every built page in a browser and weighs the scripts it transfers, compressed, until the network is quiet.
 * @returns bytes on the wire by page, the heaviest first, and what the contact form adds when it comes near
 */
export const weighPages = (): Promise<{ pages: RouteWeight[]; formBytes: number }> =>
  withServer(PORT, async (base) => {
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: ["--no-sandbox", "--disable-background-networking"],
    });
    // As the tests do: a phone of someone who has answered the prompt for cookies, whose script is weighed by itself.
    const context = await browser.newContext({ ...DENSE_PHONE, ...UNDISTURBED, ...UNDISTURBED.contextOptions });
    const weights: RouteWeight[] = [];
    for (const route of builtPages()) {
      const page = await context.newPage();
      const { scriptBytes } = await weigh(page, base + route);
      weights.push({ route, scriptBytes });
      await page.close();
    }
    const formBytes = await weighForm(await context.newPage(), `${base}/contact`);
    await browser.close();
    return { pages: weights.sort((a, b) => b.scriptBytes - a.scriptBytes), formBytes };
  });
