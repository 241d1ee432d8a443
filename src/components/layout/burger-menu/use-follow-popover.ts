import { type RefObject, useEffect } from "react";
import { noteMenu } from "../../../stores/menu";
import { useProgress } from "../../../stores/progress";

/** How long the menu waits for the page that was chosen, so that the old one does not show in between. */
const PATIENCE_MS = 300;

/** Calls once the way to a page is over, whatever came of it, or when patience is. */
function onceThere(call: () => void): void {
  const stop = useProgress.subscribe(({ pending }) => {
    if (pending === 0) end();
  });
  const timer = setTimeout(() => end(), PATIENCE_MS);
  const end = () => {
    stop();
    clearTimeout(timer);
    call();
  };
}

/** The browser opens and closes the menu; the site follows, and a link within it closes it. */
export function useFollowPopover(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const follow = () => {
      const isOpen = element.matches(":popover-open");
      noteMenu(isOpen);
      // Where the keyboard goes on: at the page shown.
      if (isOpen) (element.querySelector<HTMLElement>("[aria-current]") ?? element.querySelector("a"))?.focus();
    };
    // After the link has had its say: an anchor of the page shown, or the contact overlay, is no way to wait for.
    const hide = () => element.hidePopover?.();
    const leave = () => (useProgress.getState().pending > 0 ? onceThere(hide) : hide());
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) setTimeout(leave);
    };
    // It may have been opened before this script was there.
    if (element.matches(":popover-open")) follow();
    element.addEventListener("toggle", follow);
    element.addEventListener("click", close);
    return () => {
      element.removeEventListener("toggle", follow);
      element.removeEventListener("click", close);
    };
  }, [menu]);
}
