import { expect } from "@playwright/test";
import { articleWithCode, articleWithNotes, articleWithTable } from "../support/blog";
import { consentSettings, openSettings } from "../support/consent";
import { consentCopy } from "../support/content";
import { standInForOtherHosts } from "../support/network";
import { follow, open, scrollThrough, waitForHydration } from "../support/page";
import { pageOfType } from "../support/pages";
import { forbidFaults, test } from "../support/test";

const TAG_MANAGER = "https://www.googletagmanager.com/";
const HITS = "https://region1.google-analytics.com/g/collect";

/**
 * The parts of Google's scripts that a security policy matters to: the container loads Analytics,
 * which reports the page.
 */
const SCRIPTS: Record<string, string> = {
  [`${TAG_MANAGER}gtm.js`]: `
    const script = document.createElement("script");
    script.src = "${TAG_MANAGER}gtag/js?id=G-TESTS";
    document.head.append(script);
    new Image().src = "${TAG_MANAGER}a?id=GTM-TESTS";
  `,
  [`${TAG_MANAGER}gtag/js`]: `
    navigator.sendBeacon("${HITS}?en=scroll");
    fetch("${HITS}?en=page_view", { method: "POST", mode: "no-cors", keepalive: true });
  `,
};

/** The requests of these scripts where nothing stops them, sorted. */
const MEASURING = [HITS, HITS, `${TAG_MANAGER}a`, `${TAG_MANAGER}gtag/js`, `${TAG_MANAGER}gtm.js`];

const withoutQuery = (address: string) => address.split("?")[0] ?? "";

test.describe("in a tall window", () => {
  // Longer steps through a page, which take less time than more of them.
  test.use({ viewport: { width: 375, height: 1200 } });

  // `support/test.ts` fails every test during which something violates the policy.
  test("the policy lets every page load all that it may", async ({ page }) => {
    const requests = await standInForOtherHosts(page, (address) => ({
      body: SCRIPTS[withoutQuery(address)] ?? "",
    }));
    const measurements = () => requests.map(withoutQuery).sort();
    await open(page, "/");
    await scrollThrough(page, 1);
    expect(requests).toEqual([]);
    await openSettings(page);
    await consentSettings(page).getByRole("button", { name: consentCopy().acceptAll }).click();
    await expect.poll(measurements).toEqual(MEASURING);
    // Articles with elements that other pages lack, and a form beside a map.
    for (const route of [articleWithCode, articleWithTable, articleWithNotes, "/contact"]) {
      // Follows links: documents take twice the time, and one of each type is opened by
      // `page-types.spec.ts`.
      await follow(page, route);
      await expect(page).toHaveURL(route);
      await waitForHydration(page);
      await scrollThrough(page, 1);
    }
    // A document of its own, which measures anew.
    await open(page, pageOfType("search"));
    await expect.poll(measurements).toEqual([...MEASURING, ...MEASURING].sort());
    await page.waitForLoadState("networkidle");
  });
});

test.describe("with faults", () => {
  test.use({ provokedFaults: /./ });

  test("the tests notice rejections without a handler, and violations in a frame or caught by a script", async ({
    page,
    context,
  }) => {
    const faults = [
      /forbids inline \(about:/,
      /script-src forbids eval/,
      /Unhandled rejection: Error: ended without a word/,
    ];
    const visit = forbidFaults(context, async () => {
      await page.goto("/privacy-policy");
      const reports = faults.map((pattern) =>
        page.waitForEvent("console", (message) => pattern.test(message.text())),
      );
      // A later task: the policy does not apply to what Playwright evaluates.
      await page.evaluate(() =>
        setTimeout(() => {
          document.body.append(
            Object.assign(document.createElement("iframe"), { srcdoc: "<p style='top: 0'>" }),
          );
          try {
            new Function("");
          } catch {
            // Libraries that try whether they may evaluate text do the same.
          }
          void Promise.reject(new Error("ended without a word"));
        }),
      );
      await Promise.all(reports);
    });
    const failure = await visit.catch(String);
    for (const pattern of faults) expect(failure).toMatch(pattern);
  });
});
