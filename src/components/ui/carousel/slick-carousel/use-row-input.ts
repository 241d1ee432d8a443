import { type RefObject, useEffect, useEffectEvent } from "react";
import { hasModifier } from "../../../../dom/has-modifier";
import { stepOfKey, wheelSteps } from "./steps";

/** Lets keys, a wheel that turns sideways, and the focus move a row. */
export function useRowInput(
  row: RefObject<HTMLElement | null>,
  isOn: boolean,
  { step, show }: { step: (by: number) => void; show: (slide: number) => void },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (by === null || hasModifier(event) || event.defaultPrevented) return;
    event.preventDefault();
    step(by);
  });
  const onStep = useEffectEvent(step);
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const slide = target.closest<HTMLElement>("[data-index]");
    if (slide) show(Number(slide.dataset.index));
  });
  useEffect(() => {
    const element = row.current;
    if (!isOn || !element) return;
    const stepsOf = wheelSteps();
    const wheel = (event: WheelEvent) => {
      const by = event.ctrlKey ? null : stepsOf(event);
      if (by === null) return;
      // It would lead back in the browser's history.
      event.preventDefault();
      if (by !== 0) onStep(by);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("keydown", onKey, { signal });
    element.addEventListener("wheel", wheel, { passive: false, signal });
    element.addEventListener("focusin", onFocus, { signal });
    return () => listening.abort();
  }, [row, isOn]);
}
