import { useEffect, useEffectEvent } from "react";
import { hasModifier } from "../../browser/dom/has-modifier";

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Pause after which a wheel or trackpad begins another push, in ms. */
const PAUSE_MS = 150;

/** Longest way of the pointer during a click, in CSS pixels; further, it is a drag. */
const MAX_CLICK_PX = 10;

/**
 * Adds input that react-slick does not handle: keys, sideways wheel, focus, and no click on a link
 * after a drag.
 * @param step moves the row by a number of slides
 * @param show brings the slide with an index into view
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
    let lastTurn = Number.NEGATIVE_INFINITY;
    let pressX = 0;
    const onKey = (event: KeyboardEvent) => {
      const by = KEY_STEPS[event.key];
      if (by === undefined || hasModifier(event) || event.defaultPrevented) return;
      event.preventDefault();
      move(by);
    };
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, ctrlKey, timeStamp } = event;
      if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
      // The browser would step back in its history.
      event.preventDefault();
      // A push is one step, however long it rolls on.
      if (timeStamp - lastTurn > PAUSE_MS) move(Math.sign(deltaX));
      lastTurn = timeStamp;
    };
    const onPress = (event: MouseEvent) => {
      pressX = event.clientX;
      // Only the main button drags.
      if (event.button !== 0) event.stopPropagation();
    };
    // react-slick stops the click after a drag in the bubbling phase, which is too late for `Link`.
    const onClick = (event: MouseEvent) => {
      const isByKeyboard = event.detail === 0;
      if (!isByKeyboard && Math.abs(event.clientX - pressX) > MAX_CLICK_PX) event.preventDefault();
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
