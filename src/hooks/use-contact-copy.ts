import { graphql, useStaticQuery } from "gatsby";

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
  if (!contactFormPage) throw new Error("content/settings/contact-form.json is missing");
  return contactFormPage;
}
