import { type RefObject, useEffect, useEffectEvent } from "react";
import { stepOfKey, wheelSteps } from "./steps";

/** Lets keys, a wheel that turns sideways, and the focus move a row. */
export function useRowInput(
  row: RefObject<HTMLElement | null>,
  isOn: boolean,
  { step, show }: { step: (by: number) => void; show: (slide: number) => void },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (by === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
      return;
    event.preventDefault();
    step(by);
  });
  const onStep = useEffectEvent(step);
  const onTarget = useEffectEvent((target: EventTarget | null) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
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
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) onTarget(target);
    };
    element.addEventListener("keydown", onKey);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("focusin", focus);
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("focusin", focus);
    };
  }, [row, isOn]);
}
