import type { Page } from "@playwright/test";

/**
 * What makes the page wider than its window.
 * @returns nothing when it fits, else its width and the elements that reach farthest
 */
export const widerThanWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const culprits = [...document.body.querySelectorAll("*")]
      .map((element) => ({ element, right: scrollX + element.getBoundingClientRect().right }))
      .filter(({ right }) => right > root.clientWidth + 0.5)
      .sort((a, b) => b.right - a.right)
      .slice(0, 5)
      .map(
        ({ element, right }) =>
          `${element.outerHTML.slice(0, 100)} ends at ${Math.round(right)} px`,
      );
    return [`${root.scrollWidth} px in a window of ${root.clientWidth} px`, ...culprits];
  });

/**
 * Texts that a box with hidden overflow cuts off. Texts that are visually hidden, and those that
 * are hidden until asked for (`inert`, `aria-hidden`), do not count.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Line boxes are taller than letters: a quarter of their height may be missing before a letter
    // is.
    const LINE_SLACK = 0.25;
    const isVisuallyHidden = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width <= 1 ||
        box.height <= 1 ||
        getComputedStyle(element).clipPath.startsWith("inset(50%")
      );
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
      if (
        !text.textContent?.trim() ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      if (parent.closest("[inert], [aria-hidden=true], script, style, noscript")) continue;
      const ancestors: Element[] = [];
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement)
        ancestors.push(up);
      if (ancestors.some(isVisuallyHidden)) continue;
      // What can be scrolled into view is not lost to the boxes around the scroller.
      const scroller = ancestors.findIndex((up) =>
        /auto|scroll/.test(getComputedStyle(up).overflow),
      );
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const cutter = ancestors
        .slice(0, scroller < 0 ? undefined : scroller)
        .find((up) => lines.some((line) => isCut(line, up)));
      if (cutter)
        found.push(
          `"${text.textContent.trim().slice(0, 40)}" by ${cutter.localName}.${cutter.className}`,
        );
    }
    return found;
  });

/** House rule for the minimum height of buttons. axe checks WCAG's 24 px for all targets. */
const MIN_BUTTON_PX = 44;

/** Buttons, and links that look like one, that are too low for a finger. */
export const lowButtons = (page: Page): Promise<string[]> =>
  page
    .locator('[data-primary], [type=submit], :is(a, button, [role=button])[class*="button"]')
    .evaluateAll((all, least) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
      return all
        .filter(
          (element) => isShown(element) && element.getBoundingClientRect().height < least - 0.5,
        )
        .map((element) => element.outerHTML.slice(0, 100));
    }, MIN_BUTTON_PX);
