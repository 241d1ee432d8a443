const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Safari 17.0 lacks `checkVisibility`. */
const isRendered = (element: Element): boolean => element.getClientRects().length > 0;

/** Keeps the Tab key within an element. @returns stops it */
export function trapFocus(element: HTMLElement): () => void {
  const wrap = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isRendered);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== from || !to) return;
    event.preventDefault();
    to.focus();
  };
  element.addEventListener("keydown", wrap);
  return () => element.removeEventListener("keydown", wrap);
}

/** Makes everything inert except an element and its ancestors. @returns undoes it */
export function inertOutside(element: HTMLElement): () => void {
  const outside: HTMLElement[] = [];
  for (
    let inside = element;
    inside !== document.body && inside.parentElement;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement.children) {
      if (other !== inside && other instanceof HTMLElement && !other.inert) outside.push(other);
    }
  }
  for (const other of outside) other.inert = true;
  return () => {
    for (const other of outside) other.inert = false;
  };
}
