import { type RefObject, useEffect } from "react";
import { inertOutside, trapFocus } from "../../../dom/focus-trap";
import { keepScrollBarRoom } from "../../../dom/scroll-bar-room";
import { noteMenu } from "../../../stores/overlays";
import { useProgress } from "../../../stores/progress";

/** How long the menu stays open for the next page to load, so that the old one does not show in between. */
const MAX_WAIT_MS = 300;

/** Traps the focus in the open menu and makes the rest of the page inert. @returns ends it */
function trap(menu: HTMLElement): () => void {
  const [endInert, endTrap] = [inertOutside(menu), trapFocus(menu)];
  // Start at the current page.
  (menu.querySelector<HTMLElement>("[aria-current]") ?? menu.querySelector("a"))?.focus();
  return () => {
    endInert();
    endTrap();
  };
}

/** The browser opens and closes the popover; this follows, and closes it when a link in it is followed. */
export function useFollowPopover(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    let release: (() => void) | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const isOpen = element.matches(":popover-open");
      noteMenu(isOpen);
      if (isOpen) release ??= trap(element);
    };
    const prepare = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") return keepScrollBarRoom();
      clearTimeout(waiting);
      // Before the browser returns the focus: the button must not be inert then.
      release?.();
      release = undefined;
    };
    // A new page closes the menu (`browser/overlay-entry.ts`); an anchor or the contact overlay needs no wait. Runs after the
    // link's own handler.
    const hide = () => element.hidePopover?.();
    const leave = () => {
      if (useProgress.getState().pending > 0) waiting = setTimeout(hide, MAX_WAIT_MS);
      else hide();
    };
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) waiting = setTimeout(leave);
    };
    // It may have been opened before hydration.
    follow();
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("beforetoggle", prepare, { signal });
    element.addEventListener("toggle", follow, { signal });
    element.addEventListener("click", close, { signal });
    return () => {
      clearTimeout(waiting);
      release?.();
      listening.abort();
      noteMenu(false);
    };
  }, [menu]);
}
