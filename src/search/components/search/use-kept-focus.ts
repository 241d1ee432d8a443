import { type RefObject, useEffect, useRef } from "react";
import { useSearch } from "../../store";

/**
 * Leads the focus on when what had it is gone, as a button is that has done its work: to the first of the results that were
 * added, else to the words that say how the search stands. The field would be nearer, but brings up the keyboard of a phone.
 * @param root holds the whole search
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const state = useSearch();
  const before = useRef<Element | null>(null);
  // Told of a change before React draws it: what goes with it is still there, and still has the focus.
  useEffect(
    () =>
      useSearch.subscribe(() => {
        const { activeElement } = document;
        before.current = root.current?.contains(activeElement) ? activeElement : null;
      }),
    [root],
  );
  useEffect(() => {
    const { added, hits } = state;
    const had = before.current;
    const { activeElement } = document;
    // Gone, or still there because there is even more; and nobody has led the focus elsewhere meanwhile.
    const isDone = had && (!had.isConnected || (added > 0 && had.matches("[data-search-more]")));
    if (!isDone || (activeElement !== had && activeElement !== document.body)) return;
    const links = root.current?.querySelectorAll<HTMLElement>("[data-search-results] li a");
    const next = added > 0 ? links?.[hits.length - added] : null;
    (next ?? root.current?.querySelector<HTMLElement>("[data-search-status]"))?.focus();
  }, [state, root]);
}
