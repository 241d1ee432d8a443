import type { Page } from "@playwright/test";

/**
 * Finds what makes the page wider than its window.
 * @returns an empty list when it fits, else its width and the elements that reach farthest
 */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
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
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true], script, style, noscript");
    /** The element and those around it, the innermost first. */
    const withAncestors = (element: Element): Element[] => {
      const { parentElement: parent } = element;
      return parent && parent !== document.body ? [element, ...withAncestors(parent)] : [element];
    };
    const linesOf = (text: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    /** The box that cuts a text off. What can be scrolled into view is not lost beyond that. */
    const cutterOf = (text: Node, boxes: readonly Element[]): Element | undefined => {
      const scroller = boxes.findIndex((box) => /auto|scroll/.test(getComputedStyle(box).overflow));
      const lines = linesOf(text);
      return boxes
        .slice(0, scroller < 0 ? undefined : scroller)
        .find((box) => lines.some((line) => isCut(line, box)));
    };

    const clippings: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      const words = textContent?.trim();
      if (!words || !parent || !isShown(parent)) continue;
      const boxes = withAncestors(parent);
      const cutter = boxes.some(isVisuallyHidden) ? undefined : cutterOf(text, boxes);
      if (cutter)
        clippings.push(`"${words.slice(0, 40)}" by ${cutter.localName}.${cutter.className}`);
    }
    return clippings;
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
