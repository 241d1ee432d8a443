import { type RefObject, useEffect } from "react";
import { chosenOf, type PostsState } from "../../posts";

/**
 * Moves the focus to the first added article, unless the visitor has moved it elsewhere.
 * @param articles contains the cards
 */
export function useFocusOnAdded(list: PostsState, articles: RefObject<HTMLElement | null>): void {
  const { trigger, added } = list;
  const index = added > 0 ? chosenOf(list).length - added : -1;
  useEffect(() => {
    const { activeElement, body } = document;
    // After the last page the button is gone, and the focus on the body.
    const isWaiting = activeElement === body || activeElement === trigger;
    if (index >= 0 && isWaiting) articles.current?.querySelectorAll<HTMLElement>("h3 a")[index]?.focus();
  }, [index, trigger, articles]);
}
