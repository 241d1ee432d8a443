import { graphql, useStaticQuery } from "gatsby";
import { present } from "../utils/present";

/** The words of the contact form's page, which the contact overlay shows, too. */
export function useContactCopy() {
  const { contactFormPage } = useStaticQuery<Queries.ContactCopyQuery>(graphql`
    query ContactCopy {
      contactFormPage {
        title
        perex
      }
    }
  `);
  return present(contactFormPage, "settings/contact-form.json");
}
