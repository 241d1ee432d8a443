import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LazyContactForm } from "../components/forms/lazy/lazy-contact-form";
import { People } from "../components/sections/people/people";
import { WriteToUs } from "../components/sections/write-to-us/write-to-us";
import { PageHeader } from "../components/ui/page-header/page-header";
import { PageHead } from "../seo/page-head";
import { present } from "../utils/present";

export default function ContactFormPage({ data }: PageProps<Queries.ContactFormQuery>) {
  const page = present(data.contactFormPage, "settings/contact-form.json");
  const contact = present(data.contactPage, "settings/contact.json");
  return (
    <>
      <PageHeader title={page.title} perex={page.perex} tone="ink" isCompact />
      <WriteToUs id="write" {...contact.form}>
        <LazyContactForm hasSubject />
      </WriteToUs>
      <People {...contact.people} people={data.people.nodes} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ContactFormQuery>) {
  const { seo, title } = present(data.contactFormPage, "settings/contact-form.json");
  return <PageHead {...seo} heading={title} route="/contact-form" isContact />;
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
      form {
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
