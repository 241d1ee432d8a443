import { useEffect, useEffectEvent } from "react";
import { hasModifier } from "../../browser/dom/has-modifier";

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A wheel or trackpad that has been quiet for this long begins another push, in ms. */
const QUIET_MS = 150;

/** Further than this, in CSS pixels, a press is a drag. */
const CLICK_PX = 10;

/**
 * What react-slick leaves out: keys, a wheel that turns sideways, focus, and links that a drag must
 * not follow.
 */
export function useRowInput(
  row: HTMLElement,
  step: (by: number) => void,
  show: (slide: number) => void,
): void {
  const move = useEffectEvent(step);
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const slide = target.closest<HTMLElement>("[data-index]");
    if (slide) show(Number(slide.dataset.index));
  });
  useEffect(() => {
    let turned = Number.NEGATIVE_INFINITY;
    let pressed = 0;
    const onKey = (event: KeyboardEvent) => {
      const by = KEY_STEPS[event.key];
      if (by === undefined || hasModifier(event) || event.defaultPrevented) return;
      event.preventDefault();
      move(by);
    };
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, ctrlKey, timeStamp } = event;
      if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
      // It would lead back in the browser's history.
      event.preventDefault();
      // A push is one step, however long it rolls on.
      if (timeStamp - turned > QUIET_MS) move(Math.sign(deltaX));
      turned = timeStamp;
    };
    const onPress = (event: MouseEvent) => {
      pressed = event.clientX;
      // Only the main button drags.
      if (event.button !== 0) event.stopPropagation();
    };
    // react-slick stops the click at the end of a drag when it bubbles, which is too late for our
    // links.
    const onClick = (event: MouseEvent) => {
      const isByKeyboard = event.detail === 0;
      if (!isByKeyboard && Math.abs(event.clientX - pressed) > CLICK_PX) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    row.addEventListener("keydown", onKey, { signal });
    row.addEventListener("wheel", onWheel, { passive: false, signal });
    row.addEventListener("focusin", onFocus, { signal });
    row.addEventListener("mousedown", onPress, { capture: true, signal });
    row.addEventListener("click", onClick, { capture: true, signal });
    row.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [row]);
}
