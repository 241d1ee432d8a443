import { useEffect } from "react";
import { CONTACT_FORM_ROUTE, MENU_ID } from "../../../constants/routes";
import { hasModifier } from "../../../dom/has-modifier";
import { openContact } from "../../../stores/overlays";

/** The clicked link to the contact form, if to be opened in this tab. The overlay's own link leads to the page. */
function talkLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !hasModifier(event);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const leadsThere = link?.origin === location.origin && link.pathname === CONTACT_FORM_ROUTE;
  return isPlain && leadsThere && !link.closest("dialog") ? link : null;
}

/** The element that gets the focus back: the link or, for one in the menu (which closes), the menu's button. */
const openerOf = (link: HTMLAnchorElement): HTMLElement | null =>
  link.closest(`#${MENU_ID}`) ? document.querySelector(`[popovertarget="${MENU_ID}"]`) : link;

/** Every link to the contact form opens the overlay; before hydration it leads to the page. */
export function useTalkLinks(): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : talkLink(event);
      if (!link) return;
      event.preventDefault();
      openContact(openerOf(link));
    };
    // Capture, to run before the link's own handler.
    document.addEventListener("click", open, true);
    return () => document.removeEventListener("click", open, true);
  }, []);
}
