import type { Page } from "@playwright/test";

/** Puts all words of a page into <font> elements, as translators of browsers do. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) words.push(walker.currentNode as Text);
    for (const text of words) {
      if (text.parentElement?.closest("script, style, font")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.textContent;
      text.replaceWith(outer);
    }
  });
}
