import { graphql, useStaticQuery } from "gatsby";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { STRINGS } from "../../../constants/strings";
import { trapFocus } from "../../../dom/focus-trap";
import { keepScrollBarRoom } from "../../../dom/scroll-bar-room";
import { closeContact, useContact } from "../../../stores/overlays";
import { present } from "../../../utils/present";
import { MissingForm } from "../../forms/lazy/missing-form";
import { FormOpening } from "../../sections/contact/form-opening/form-opening";
import * as styles from "./contact-overlay.module.scss";
import { useOverlayParts } from "./use-overlay-parts";
import { useTalkLinks } from "./use-talk-links";

const TITLE_ID = "contact-overlay-title";

/** The words of the contact form's page, which the contact overlay shows, too, and whom to call instead. */
function useContactCopy() {
  const { contactFormPage, people } = useStaticQuery<Queries.ContactCopyQuery>(graphql`
    query ContactCopy {
      contactFormPage {
        title
        perex
      }
      ...People
    }
  `);
  return { ...present(contactFormPage, "settings/contact-form.json"), people: people.nodes };
}

/** The contact form as a modal dialog over any page. */
export function ContactOverlay() {
  const { title, perex, people } = useContactCopy();
  const { isOpen } = useContact();
  const dialog = useRef<HTMLDialogElement>(null);
  const { parts, hasFailed } = useOverlayParts(isOpen);
  useTalkLinks();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    // Opened from the menu, which makes everything else inert.
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    keepScrollBarRoom();
    element.showModal();
    const end = trapFocus(element);
    return () => {
      end();
      // Navigation has closed it already and moved the focus.
      if (!element.open) return;
      element.close();
      useContact.getState().opener?.focus();
    };
  }, [isOpen]);
  // Close through the store, so that the focus returns to the opener.
  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault();
    closeContact();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={TITLE_ID}
      onCancel={askToClose}
      onClose={closeContact}
    >
      {/* First, because the first gets the focus: on a phone a later one would scroll the heading away. */}
      <button type="button" className={styles.close} onClick={closeContact}>
        {STRINGS.close}
      </button>
      <FormOpening
        heading={<h2 id={TITLE_ID}>{title}</h2>}
        perex={perex}
        people={parts && <parts.PeopleList people={people} />}
      >
        {isOpen && parts && <parts.ContactForm />}
        {isOpen && !parts && (
          <div className={styles.state}>{hasFailed ? <MissingForm /> : <p role="status">{STRINGS.loading}</p>}</div>
        )}
      </FormOpening>
    </dialog>
  );
}
