import { useEffect } from "react";
import { CONTACT_FORM_ROUTE } from "../../../constants/routes";
import { openContact } from "../../../stores/contact";

/** A click that asks for the contact form in this tab. */
function isTalk(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const leadsThere = link?.origin === location.origin && link.pathname === CONTACT_FORM_ROUTE;
  return isPlain && leadsThere && location.pathname !== CONTACT_FORM_ROUTE;
}

/** Every link to the contact form opens the overlay, wherever it stands; before the script is there it leads to the page. */
export function useTalkLinks(): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || !isTalk(event)) return;
      event.preventDefault();
      openContact();
    };
    // Before the link itself would follow its address.
    document.addEventListener("click", open, true);
    return () => document.removeEventListener("click", open, true);
  }, []);
}
