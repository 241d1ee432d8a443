import { graphql, useStaticQuery } from "gatsby";
import { present } from "../utils/present";

/** The words of the contact form's page, which the contact overlay shows, too, and whom to call instead. */
export function useContactCopy() {
  const { contactFormPage, people } = useStaticQuery<Queries.ContactCopyQuery>(graphql`
    query ContactCopy {
      contactFormPage {
        title
        perex
      }
      people: allContactPerson {
        nodes {
          ...PersonCard
          ...PersonPortrait
        }
      }
    }
  `);
  return { ...present(contactFormPage, "settings/contact-form.json"), people: people.nodes };
}
