import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { LazyContactForm } from "../components/forms/lazy/lazy-forms";
import { Offices } from "../components/sections/contact/offices/offices";
import { People } from "../components/sections/contact/people/people";
import { WriteToUs } from "../components/sections/contact/write-to-us/write-to-us";
import { PageHead } from "../seo/page-head";
import { ButtonLink } from "../ui/button-link/button-link";

export default function ContactPage({ data }: PageProps<Queries.ContactQuery>) {
  const page = requireContent(data.contactPage, "settings/contact.json");
  return (
    <>
      <People
        title={page.title}
        perex={page.perex}
        heading={page.people}
        action={<ButtonLink to="#write">{page.form.title}</ButtonLink>}
        people={data.people.nodes}
      />
      <Offices
        id="offices"
        {...page.offices}
        offices={data.offices.nodes}
        map={data.officeMap}
        isSearched
      />
      <WriteToUs id="write" {...page.form}>
        <LazyContactForm />
      </WriteToUs>
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ContactQuery>) {
  const { seo, title } = requireContent(data.contactPage, "settings/contact.json");
  return <PageHead {...seo} heading={title} route="/contact" isContact />;
}

export const query = graphql`
  query Contact {
    contactPage {
      seo {
        ...Seo
      }
      title
      perex
      people {
        ...SectionCopy
      }
      offices {
        ...SectionCopy
      }
      form {
        ...SectionCopy
      }
    }
    ...People
    ...OfficesOnMap
  }
`;
