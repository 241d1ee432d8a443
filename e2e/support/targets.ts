import type { Page } from "@playwright/test";

/** WCAG 2.5.8, in CSS pixels. */
const LEAST_TARGET = 24;
/** House rule: what asks to be pressed is as high as a fingertip. */
const LEAST_BUTTON_HEIGHT = 44;
/** What asks to be pressed: marked so, sending a form, or made by `ui/button` and `ui/button-link`, as its class says. */
const BUTTONS = '[data-primary], [type=submit], :is(a, button, [role=button])[class*="button"]';

export type SmallTargets = { small: string[]; lowButtons: string[] };

/**
 * Targets that are too small to hit. As in WCAG 2.5.8, a link within a sentence may be as low as its line, and a small
 * target is fine when no other comes within 24 px of its middle.
 */
export async function smallTargets(page: Page): Promise<SmallTargets> {
  return await page.evaluate(
    ({ least, leastHeight, buttons }) => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
      // A field's label is part of its target.
      const box = (element: Element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const rects = [element, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect());
        const left = Math.min(...rects.map((rect) => rect.left));
        const top = Math.min(...rects.map((rect) => rect.top));
        const width = Math.max(...rects.map((rect) => rect.right)) - left;
        const height = Math.max(...rects.map((rect) => rect.bottom)) - top;
        return { left, top, width, height };
      };
      type Target = ReturnType<typeof box> & { element: Element };
      const describe = ({ element, width, height }: Target) =>
        `${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`;
      const isInSentence = (element: Element) => {
        let block = element.parentElement;
        while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
        const own = element.textContent?.trim().length ?? 0;
        return getComputedStyle(element).display === "inline" && (block?.textContent?.trim().length ?? 0) > own;
      };
      const targets: Target[] = [
        ...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]"),
      ]
        .filter((element) => isSeen(element) && !(element instanceof HTMLInputElement && element.type === "hidden"))
        .map((element) => ({ element, ...box(element) }))
        // A skip link that waits outside the window is no target yet.
        .filter(({ left, top, width, height }) => left + width > 0 && top + scrollY + height > 0 && width > 1);
      const isSmall = ({ width, height }: Target) => width < least - 0.5 || height < least - 0.5;
      const middle = ({ left, top, width, height }: Target) => ({ x: left + width / 2, y: top + height / 2 });
      const isNear = (target: Target, other: Target) => {
        const { x, y } = middle(target);
        if (isSmall(other)) {
          const { x: otherX, y: otherY } = middle(other);
          return Math.hypot(x - otherX, y - otherY) < least;
        }
        const acrossX = Math.max(other.left - x, 0, x - other.left - other.width);
        const acrossY = Math.max(other.top - y, 0, y - other.top - other.height);
        return Math.hypot(acrossX, acrossY) < least / 2;
      };
      const isNested = (a: Target, b: Target) => a.element.contains(b.element) || b.element.contains(a.element);
      return {
        small: targets
          .filter(
            (target) =>
              isSmall(target) &&
              !isInSentence(target.element) &&
              targets.some((other) => other !== target && !isNested(target, other) && isNear(target, other)),
          )
          .map(describe),
        lowButtons: targets
          .filter(({ element, height }) => element.matches(buttons) && height < leastHeight - 0.5)
          .map(describe),
      };
    },
    { least: LEAST_TARGET, leastHeight: LEAST_BUTTON_HEIGHT, buttons: BUTTONS },
  );
}
