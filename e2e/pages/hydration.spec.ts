import { expect } from "@playwright/test";
import { hold } from "../support/network";
import { waitForHydration } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";
import { disablePrefetch } from "../support/visitor";

for (const type of ["home", "article", "legal"])
  test(`the document of the ${type} page asks for all that it is hydrated with, once`, async ({
    page,
    baseURL,
  }) => {
    await disablePrefetch(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url().replace(baseURL ?? "", "")));
    const gatsby = await hold(page, /\/webpack-runtime-\w+\.js$/);
    await page.goto(pageOfType(type), { waitUntil: "commit" });
    const links = page.locator('head link[rel="preload"][fetchpriority="low"]');
    await page.waitForLoadState("domcontentloaded");
    const asked = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await expect.poll(() => requested).toEqual(expect.arrayContaining(asked));
    await gatsby.release();
    await waitForHydration(page);
    const isOfHydration = (address: string) =>
      address.startsWith("/page-data/") || asked.includes(address);
    expect(requested.filter(isOfHydration).sort()).toEqual([...asked].sort());
  });
