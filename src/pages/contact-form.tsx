import { graphql, type HeadProps, type PageProps } from "gatsby";
import { People } from "../components/sections/people/people";
import { PageHead } from "../components/seo/page-head";
import { ButtonLink } from "../components/ui/button-link/button-link";
import { PageHeader } from "../components/ui/page-header/page-header";
import { useSiteSettings } from "../hooks/use-site-settings";
import { present } from "../utils/present";

export default function ContactFormPage({ data }: PageProps<Queries.ContactFormQuery>) {
  const page = present(data.contactFormPage, "settings/contact-form.json");
  const contact = present(data.contactPage, "settings/contact.json");
  const { email } = useSiteSettings();
  return (
    <>
      <PageHeader title={page.title} perex={page.perex}>
        <ButtonLink to={`mailto:${email}`}>{email}</ButtonLink>
      </PageHeader>
      <People id="people" {...contact.people} people={data.people.nodes} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ContactFormQuery>) {
  return (
    <PageHead {...present(data.contactFormPage, "settings/contact-form.json").seo} route="/contact-form" isContact />
  );
}

export const query = graphql`
  query ContactForm {
    contactFormPage {
      seo {
        title
        description
      }
      title
      perex
    }
    contactPage {
      people {
        title
        perex
      }
    }
    people: allContactPerson {
      nodes {
        ...PersonCard
      }
    }
  }
`;
