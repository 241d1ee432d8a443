import type { Page } from "@playwright/test";

/** How many culprits a message names. */
const NAMED = 5;

/**
 * What makes the page wider than its window.
 * @returns nothing when it fits, else how wide it is and the elements that reach farthest
 */
export async function widerThanWindow(page: Page): Promise<string[]> {
  return await page.evaluate((limit) => {
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
    // Letters may reach beyond the box of their element.
    const end = (element: Element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const boxes = texts.map((text) => {
        const range = document.createRange();
        range.selectNode(text);
        return range.getBoundingClientRect();
      });
      return scrollX + Math.max(...[element.getBoundingClientRect(), ...boxes].map(({ right }) => right));
    };
    const culprits = [...document.body.querySelectorAll("*")]
      .map((element) => ({ element, right: end(element) }))
      .filter(({ element, right }) => right > root.clientWidth + 0.5 && !isClipped(element))
      .sort((a, b) => b.right - a.right)
      .slice(0, limit)
      .map(({ element, right }) => {
        const name = [element.localName, ...(element.id ? [`#${element.id}`] : []), ...element.classList].join(".");
        return `${name} ends at ${Math.round(right)} px: "${element.textContent?.trim().slice(0, 40)}"`;
      });
    return [`${root.scrollWidth} px in a window of ${root.clientWidth} px`, ...culprits];
  }, NAMED);
}

/**
 * Texts that a box with hidden overflow cuts off. Words that only assistive technology reads and parts that are hidden
 * until asked for (`inert`, `aria-hidden`) are no reader's loss.
 */
export async function clippedTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    // Lines overlap their letters: a quarter of a line's height may be missing before a letter is.
    const LINE_SLACK = 0.25;
    const isUnseen = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.width <= 1 || box.height <= 1 || getComputedStyle(element).clipPath.startsWith("inset(50%");
    };
    const isCut = (line: DOMRect, element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const slack = line.height * LINE_SLACK;
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      return (
        (cuts(overflowX) && (line.left < box.left - 1 || line.right > box.right + 1)) ||
        (cuts(overflowY) && (line.top < box.top - slack || line.bottom > box.bottom + slack))
      );
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (parent.closest("[inert], [aria-hidden=true], script, style, noscript")) continue;
      const ancestors: Element[] = [];
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) ancestors.push(up);
      if (ancestors.some(isUnseen)) continue;
      // What can be scrolled into view is not lost to the boxes around it.
      const scroller = ancestors.findIndex((up) => /auto|scroll/.test(getComputedStyle(up).overflow));
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const cutter = ancestors
        .slice(0, scroller < 0 ? undefined : scroller)
        .find((up) => lines.some((line) => isCut(line, up)));
      if (cutter) found.push(`"${text.textContent.trim().slice(0, 40)}" by ${cutter.localName}.${cutter.className}`);
    }
    return found;
  });
}
