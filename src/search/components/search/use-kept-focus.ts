import { type RefObject, useEffect, useRef } from "react";
import { useSearch } from "../../store";

/**
 * Moves the focus on when the element that had it is removed, as a button is after its work: to the first added result, else to
 * the status. Not to the field, which would open the keyboard of a phone.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const state = useSearch();
  const before = useRef<Element | null>(null);
  // Called before React renders the change: the element to be removed still has the focus.
  useEffect(
    () =>
      useSearch.subscribe(() => {
        const { activeElement } = document;
        before.current = root.current?.contains(activeElement) ? activeElement : null;
      }),
    [root],
  );
  useEffect(() => {
    const { added, results } = state;
    const had = before.current;
    const { activeElement } = document;
    // Removed, or kept because there are even more results; and the focus is not elsewhere by now.
    const isDone = had && (!had.isConnected || (added > 0 && had.matches("[data-search-more]")));
    if (!isDone || (activeElement !== had && activeElement !== document.body)) return;
    const links = root.current?.querySelectorAll<HTMLElement>("[data-search-results] li a");
    const next = added > 0 ? links?.[results.length - added] : null;
    (next ?? root.current?.querySelector<HTMLElement>("[data-search-status]"))?.focus();
  }, [state, root]);
}
