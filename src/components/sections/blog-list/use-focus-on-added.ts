import { type RefObject, useEffect } from "react";
import { chosenOf, type PostsState } from "../../../blog/posts";

/**
 * The keyboard goes on at the first of the articles that were asked for, unless the visitor has gone somewhere else since.
 * @param articles holds the cards
 */
export function useFocusOnAdded(list: PostsState, articles: RefObject<HTMLElement | null>): void {
  const { trigger, added } = list;
  const index = added > 0 ? chosenOf(list).length - added : -1;
  useEffect(() => {
    const { activeElement, body } = document;
    // Once there is no more, what asks for it is gone, and with it the focus.
    const isWaiting = activeElement === body || activeElement === trigger;
    if (index >= 0 && isWaiting) articles.current?.querySelectorAll<HTMLElement>("h3 a")[index]?.focus();
  }, [index, trigger, articles]);
}
