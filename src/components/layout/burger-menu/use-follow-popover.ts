import { type RefObject, useEffect } from "react";
import { inertOutside, trapFocus } from "../../../dom/focus-trap";
import { keepScrollBarRoom } from "../../../dom/scroll-bar-room";
import { noteMenu } from "../../../stores/menu";
import { useProgress } from "../../../stores/progress";

/** How long the menu waits for the page that was chosen, so that the old one does not show in between. */
const PATIENCE_MS = 300;

/**
 * What holds while the menu is open: the rest cannot be reached, and the Tab key goes round.
 * @returns ends it
 */
function bar(menu: HTMLElement): () => void {
  const ends = [inertOutside(menu), trapFocus(menu)];
  // Where the keyboard goes on: at the page shown.
  (menu.querySelector<HTMLElement>("[aria-current]") ?? menu.querySelector("a"))?.focus();
  return () => {
    for (const end of ends) end();
  };
}

/** The browser opens and closes the menu; the site follows, and a link within it closes it. */
export function useFollowPopover(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    let unbar: (() => void) | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const isOpen = element.matches(":popover-open");
      noteMenu(isOpen);
      if (isOpen) unbar ??= bar(element);
    };
    const prepare = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") return keepScrollBarRoom();
      clearTimeout(waiting);
      // Before the browser gives the focus back: it must not find the button inert.
      unbar?.();
      unbar = undefined;
    };
    // A page that arrives closes the menu (`browser/covers.ts`); an anchor of the page shown, or the contact overlay, is no
    // way to wait for. After the link has had its say.
    const hide = () => element.hidePopover?.();
    const leave = () => {
      if (useProgress.getState().pending > 0) waiting = setTimeout(hide, PATIENCE_MS);
      else hide();
    };
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) waiting = setTimeout(leave);
    };
    // It may have been opened before this script was there.
    follow();
    element.addEventListener("beforetoggle", prepare);
    element.addEventListener("toggle", follow);
    element.addEventListener("click", close);
    return () => {
      clearTimeout(waiting);
      unbar?.();
      element.removeEventListener("beforetoggle", prepare);
      element.removeEventListener("toggle", follow);
      element.removeEventListener("click", close);
    };
  }, [menu]);
}
