import { graphql } from "gatsby";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { trapFocus } from "../../../browser/dom/focus-trap";
import { hasModifier } from "../../../browser/dom/has-modifier";
import { nextTask } from "../../../browser/dom/next-task";
import { reloadOnce } from "../../../browser/dom/reload-guard";
import { keepScrollBarRoom } from "../../../browser/dom/scroll-bar-room";
import { requireContent } from "../../../browser/hooks/require-content";
import { useSiteContent } from "../../../browser/hooks/use-site-content";
import { closeContact, openContact, useContact } from "../../../browser/stores/overlays";
import { withMinimumDisplay, withProgress } from "../../../browser/stores/progress";
import { CONTACT_FORM_ROUTE, MENU_ID } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { MissingForm } from "../../forms/lazy/missing-form";
import { FormOpening } from "../../sections/contact/form-opening/form-opening";
import * as styles from "./contact-overlay.module.scss";

type Parts = typeof import("./overlay-parts");

/**
 * Loads the form and the list of people when the overlay first opens. After a failure it opens the
 * form's page, or has the overlay link to it.
 */
function useOverlayParts(isOpen: boolean): { parts: Parts | undefined; hasFailed: boolean } {
  const [parts, setParts] = useState<Parts>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || parts) return;
    let isWanted = true;
    setFailed(false);
    withMinimumDisplay(withProgress(import("./overlay-parts"))).then(
      (loaded) => isWanted && setParts(loaded),
      () => isWanted && !reloadOnce(CONTACT_FORM_ROUTE) && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, parts]);
  return { parts, hasFailed };
}

/**
 * The clicked link, if it leads to the contact form in this tab. The overlay's own link opens the
 * page.
 */
function contactLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !hasModifier(event);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isContact = link?.origin === location.origin && link.pathname === CONTACT_FORM_ROUTE;
  return isPlain && isContact && !link.closest("dialog") ? link : null;
}

/**
 * The element that gets the focus back: the link or, for one in the menu, which closes, the menu's
 * button.
 */
const openerOf = (link: HTMLAnchorElement): HTMLElement | null =>
  link.closest(`#${MENU_ID}`) ? document.querySelector(`[popovertarget="${MENU_ID}"]`) : link;

/** Makes links to the contact form open the overlay. Before hydration they open the page. */
function useContactLinks(): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : contactLink(event);
      if (!link) return;
      event.preventDefault();
      // Opening takes long, so the browser draws the pressed link first.
      nextTask().then(() => openContact(openerOf(link)));
    };
    // In the capture phase, so that it runs before the link's own handler.
    document.addEventListener("click", open, true);
    return () => document.removeEventListener("click", open, true);
  }, []);
}

const TITLE_ID = "contact-overlay_title";

/** Texts of the contact form's page, which the overlay shows, too. */
export const contactFormCopyFragment = graphql`
  fragment ContactFormCopy on Query {
    contactFormPage {
      title
      perex
    }
  }
`;

/** The contact form as a modal dialog over any page. */
export function ContactOverlay() {
  const { contactFormPage, people } = useSiteContent();
  const { title, perex } = requireContent(contactFormPage, "settings/contact-form.json");
  const { isOpen } = useContact();
  const dialog = useRef<HTMLDialogElement>(null);
  const { parts, hasFailed } = useOverlayParts(isOpen);
  useContactLinks();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    // An open menu would make the dialog inert.
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    keepScrollBarRoom();
    element.showModal();
    const end = trapFocus(element);
    return () => {
      end();
      // A navigation has closed it already, and moved the focus.
      if (!element.open) return;
      element.close();
      useContact.getState().opener?.focus();
    };
  }, [isOpen]);
  // Closing by the store returns the focus to the opener.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    closeContact();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={TITLE_ID}
      onCancel={onCancel}
      onClose={closeContact}
    >
      {/* The first element gets the focus: on a phone a later one would scroll the heading away. */}
      <button type="button" className={styles.close} onClick={closeContact}>
        {STRINGS.close}
      </button>
      <FormOpening
        heading={<h2 id={TITLE_ID}>{title}</h2>}
        perex={perex}
        people={parts && <parts.PeopleList people={people.nodes} />}
      >
        {isOpen && parts && <parts.ContactForm />}
        {isOpen && !parts && (
          <div className={styles.state}>
            {hasFailed ? <MissingForm /> : <p role="status">{STRINGS.loading}</p>}
          </div>
        )}
      </FormOpening>
    </dialog>
  );
}
