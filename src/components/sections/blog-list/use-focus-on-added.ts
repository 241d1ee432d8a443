import { type RefObject, useEffect } from "react";
import { chosenOf, type PostsState } from "../../../stores/posts";

/**
 * The keyboard goes on at the first of the articles that were asked for, unless the visitor has gone somewhere else since.
 * @param articles holds the cards
 * @param button holds what asks for more; once there is no more, it is gone and the browser's focus is nowhere
 */
export function useFocusOnAdded(
  list: PostsState,
  articles: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  const index = list.isAsked && list.added > 0 ? chosenOf(list).length - list.added : -1;
  useEffect(() => {
    const { activeElement, body } = document;
    const isWaiting = activeElement === body || button.current?.contains(activeElement);
    if (index >= 0 && isWaiting) articles.current?.querySelectorAll("article")[index]?.querySelector("a")?.focus();
  }, [index, articles, button]);
}
