import { useEffect } from "react";
import { CONTACT_FORM_ROUTE, MENU_ID } from "../../../constants/routes";
import { openContact } from "../../../stores/contact";

/** The link of a click that asks for the contact form in this tab. The overlay's own leads to the page. */
function talkLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const leadsThere = link?.origin === location.origin && link.pathname === CONTACT_FORM_ROUTE;
  return isPlain && leadsThere && !link.closest("dialog") ? link : null;
}

/** What gets the focus back: the link, or the button of the menu that it stands in, which will be closed. */
const openerOf = (link: HTMLAnchorElement): HTMLElement | null =>
  link.closest(`#${MENU_ID}`) ? document.querySelector(`[popovertarget="${MENU_ID}"]`) : link;

/** Every link to the contact form opens the overlay, wherever it stands; before the script is there it leads to the page. */
export function useTalkLinks(): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : talkLink(event);
      if (!link) return;
      event.preventDefault();
      openContact(openerOf(link));
    };
    // Before the link itself would follow its address.
    document.addEventListener("click", open, true);
    return () => document.removeEventListener("click", open, true);
  }, []);
}
