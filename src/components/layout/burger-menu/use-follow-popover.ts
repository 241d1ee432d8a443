import { type RefObject, useEffect } from "react";
import { noteMenu } from "../../../stores/menu";

/** The browser opens and closes the menu; the site follows, and a link within it closes it. */
export function useFollowPopover(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    const follow = () => {
      const isOpen = element?.matches(":popover-open") ?? false;
      noteMenu(isOpen);
      // Where the keyboard goes on: at the page shown.
      if (isOpen) (element?.querySelector<HTMLElement>("[aria-current]") ?? element?.querySelector("a"))?.focus();
    };
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) element?.hidePopover?.();
    };
    // It may have been opened before this script was there.
    if (element?.matches(":popover-open")) follow();
    element?.addEventListener("toggle", follow);
    element?.addEventListener("click", close);
    return () => {
      element?.removeEventListener("toggle", follow);
      element?.removeEventListener("click", close);
    };
  }, [menu]);
}
