import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { StartProject } from "../components/sections/contact/start-project/start-project";
import { ServiceChapters } from "../components/sections/services/service-chapters/service-chapters";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";

export default function ServicesPage({ data }: PageProps<Queries.ServicesQuery>) {
  const page = requireContent(data.servicesPage, "settings/services-page.json");
  return (
    <>
      <PageHeader title={page.title} perex={page.perex} />
      <ServiceChapters services={data.services.nodes} works={data.works.nodes} />
      <StartProject {...page.startProject} pageTitle={page.title} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ServicesQuery>) {
  const { seo, title } = requireContent(data.servicesPage, "settings/services-page.json");
  return <PageHead {...seo} heading={title} route="/services" services={data.services.nodes} />;
}

export const query = graphql`
  query Services {
    servicesPage {
      seo {
        ...Seo
      }
      title
      perex
      startProject {
        ...SectionCopy
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceChapter
        summary
      }
    }
    works: allWork(sort: { order: ASC }) {
      nodes {
        ...ServiceWork
      }
    }
  }
`;
