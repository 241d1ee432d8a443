import { expect, type Page } from "@playwright/test";
import { withCode, withNotes, withTable } from "../support/blog";
import { consentSettings, MEASURING, openSettings, standInForTagManager } from "../support/consent";
import { consentCopy } from "../support/content";
import { follow, hydrated, open, scrollThrough } from "../support/page";
import { pageOfType } from "../support/pages";
import { test, withinPolicy } from "../support/test";

/** Longer steps through a page, which take less time than more of them. */
const TALL = { width: 375, height: 1200 };

/** What articles may hold that others do not, and a form beside a map. */
const ROUTES = [withCode, withTable, withNotes, "/contact"];

/**
 * By a link: documents would take twice the time, and the build refuses inline code in the HTML of any page
 * (`src/gatsby/built-site/checks/page.ts`). One document of each type is opened by `page-types.spec.ts`.
 */
async function go(page: Page, route: string): Promise<void> {
  await follow(page, route);
  await expect(page).toHaveURL(route);
  await hydrated(page);
}

test.describe("in a tall window", () => {
  test.use({ viewport: TALL });

  // That nothing violates the policy meanwhile is what `support/test.ts` looks for in every test.
  test("the policy lets all of each page load, and measure after consent only", async ({ page }) => {
    const requested = await standInForTagManager(page);
    await open(page, "/");
    await scrollThrough(page, 1);
    expect(requested).toEqual([]);
    await openSettings(page);
    await consentSettings(page).getByRole("button", { name: consentCopy().acceptAll }).click();
    await expect.poll(() => requested.toSorted()).toEqual(MEASURING);
    for (const route of ROUTES) {
      await go(page, route);
      await scrollThrough(page, 1);
    }
    // A document of its own, which measures anew.
    await open(page, pageOfType("search"));
    await scrollThrough(page, 1);
    await expect.poll(() => requested.toSorted()).toEqual([...MEASURING, ...MEASURING].sort());
    await page.waitForLoadState("networkidle");
  });
});

/** Violations, and what is said of each. */
const VIOLATIONS: [violate: () => void, named: RegExp][] = [
  [() => document.body.setAttribute("style", "color: red"), /Applying inline style/],
  [() => document.body.setAttribute("onclick", "print()"), /inline event handler/],
  [() => Object.assign(new Image(), { src: "https://other.example/picture.png" }), /other\.example/],
  [() => new Worker("/worker.js"), /worker-src forbids/],
  // In a frame.
  [
    () => document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "<p style='top: 0'>" })),
    /forbids inline \(about:/,
  ],
  [
    () => {
      try {
        new Function("");
      } catch {
        // As libraries do that try whether they may.
      }
    },
    /script-src forbids eval/,
  ],
];

test.describe("with violations", () => {
  test.use({ violatesPolicy: true });

  test("the tests notice what violates a policy, also in a frame, and what a script catches", async ({
    page,
    context,
  }) => {
    const visited = withinPolicy(context, async () => {
      await page.goto("/privacy-policy");
      for (const [violate, named] of VIOLATIONS) {
        const told = page.waitForEvent("console", (message) => named.test(message.text()));
        // In a task of its own: the policy does not apply to what Playwright evaluates.
        await page.evaluate(`setTimeout(${violate})`);
        await told;
      }
    });
    const failure = await visited.catch(String);
    for (const [, named] of VIOLATIONS) expect(failure).toMatch(named);
  });
});
