import { type RefObject, useEffect } from "react";

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Makes everything inert but an element and what it stands in; gives it back. */
function isolate(element: HTMLElement): () => void {
  const outside: HTMLElement[] = [];
  for (let inside = element; inside !== document.body && inside.parentElement; inside = inside.parentElement) {
    for (const other of inside.parentElement.children) {
      if (other !== inside && other instanceof HTMLElement && !other.inert) outside.push(other);
    }
  }
  for (const other of outside) other.inert = true;
  return () => {
    for (const other of outside) other.inert = false;
  };
}

/** The Tab key goes round within an element. */
function turnAtEnds(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from || !to) return;
  event.preventDefault();
  to.focus();
}

/** While active the focus stays within an element, and nothing else can be reached. */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isActive) return;
    const turn = (event: KeyboardEvent) => turnAtEnds(element, event);
    const giveBack = isolate(element);
    element.addEventListener("keydown", turn);
    return () => {
      element.removeEventListener("keydown", turn);
      giveBack();
    };
  }, [ref, isActive]);
}
