import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { PeopleList } from "../components/content/people-list/people-list";
import { LazyContactForm } from "../components/forms/lazy/lazy-forms";
import { FormOpening } from "../components/sections/contact/form-opening/form-opening";
import { NextSteps } from "../components/sections/contact/next-steps/next-steps";
import { PageHead } from "../seo/page-head";

export default function ContactFormPage({ data }: PageProps<Queries.ContactFormQuery>) {
  const page = requireContent(data.contactFormPage, "settings/contact-form.json");
  const contact = requireContent(data.contactPage, "settings/contact.json");
  return (
    <>
      <FormOpening
        heading={<h1>{page.title}</h1>}
        perex={page.perex}
        people={<PeopleList people={data.people.nodes} priority />}
      >
        <section id="write" aria-labelledby="write_title">
          <h2 id="write_title" className="visually-hidden">
            {contact.form.title}
          </h2>
          <LazyContactForm hasSubject />
        </section>
      </FormOpening>
      <NextSteps next={page.next} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ContactFormQuery>) {
  const { seo, title } = requireContent(data.contactFormPage, "settings/contact-form.json");
  return <PageHead {...seo} heading={title} route="/contact-form" isContact />;
}

export const query = graphql`
  query ContactForm {
    contactFormPage {
      seo {
        ...Seo
      }
      title
      perex
      next {
        ...NextSteps
      }
    }
    contactPage {
      form {
        title
      }
    }
    ...People
  }
`;
