import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PeopleList } from "../components/content/people-list/people-list";
import { LazyContactForm } from "../components/forms/lazy/lazy-contact-form";
import { WriteToUs } from "../components/sections/write-to-us/write-to-us";
import { PageHeader } from "../components/ui/page-header/page-header";
import { PageHead } from "../seo/page-head";
import { present } from "../utils/present";

export default function ContactFormPage({ data }: PageProps<Queries.ContactFormQuery>) {
  const page = present(data.contactFormPage, "settings/contact-form.json");
  const contact = present(data.contactPage, "settings/contact.json");
  return (
    <>
      <PageHeader title={page.title} perex={page.perex} tone="ink" />
      <WriteToUs
        id="write"
        {...contact.form}
        layout="hidden"
        people={<PeopleList people={data.people.nodes} priority />}
      >
        <LazyContactForm hasSubject />
      </WriteToUs>
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
      form {
        title
        perex
      }
    }
    people: allContactPerson {
      nodes {
        ...PersonCard
        ...PersonPortrait
      }
    }
  }
`;
