import { pageOfEachType } from "./pages";
import { widerThanWindow } from "./support/overflow";
import { DESKTOP, NARROWEST } from "./support/screens";
import { openAt, resize } from "./support/settle";
import { expect, test } from "./support/shared-page";

/** Words that editors may write one day. */
const WORDS = {
  "very long words": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  "Arabic words": "نصمم ونبني منتجات رقمية للأشخاص الذين يستخدمونها كل يوم",
  emoji: "👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈",
};

for (const { type, route } of pageOfEachType()) {
  test(`the ${type} page keeps its width with long words, Arabic words and emoji`, async ({ sharedPage: page }) => {
    await openAt(page, route, NARROWEST);
    const problems: Record<string, string[]> = {};
    for (const [kind, words] of Object.entries(WORDS)) {
      await page.evaluate((text) => {
        const leaves = document.querySelectorAll(
          "h1, h2, h3, h4, p, li, dt, dd, a, button, label, summary, td, th, figcaption",
        );
        for (const leaf of leaves) {
          for (const node of leaf.childNodes) {
            // Figures stay figures.
            if (node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.nodeValue ?? "")) node.nodeValue = text;
          }
        }
      }, words);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
      for (const size of [NARROWEST, DESKTOP]) {
        await resize(page, size);
        problems[`${kind} at ${size.width} px`] = await widerThanWindow(page);
      }
    }
    expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);
  });
}
