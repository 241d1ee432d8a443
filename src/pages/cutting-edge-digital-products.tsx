import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ProcessSteps } from "../components/sections/about/process-steps/process-steps";
import { Statement } from "../components/sections/about/statement/statement";
import { StartProject } from "../components/sections/contact/start-project/start-project";
import { OurWork } from "../components/sections/home/our-work/our-work";
import { ServicesBrief } from "../components/sections/services/services-brief/services-brief";
import { STRINGS } from "../constants/strings";
import { PageHead } from "../seo/page-head";
import { ButtonLink } from "../ui/button-link/button-link";
import { Highlighted } from "../ui/highlighted/highlighted";
import { PageHeader } from "../ui/page-header/page-header";
import { present } from "../utils/present";

export default function LandingPage({ data }: PageProps<Queries.LandingQuery>) {
  const page = present(data.landingPage, "settings/cutting-edge-digital-products.json");
  return (
    <>
      <PageHeader title={<Highlighted text={page.title} words={page.highlight} />} perex={page.perex} tone="accent">
        <ButtonLink to="/contact-form">{STRINGS.letsTalk}</ButtonLink>
      </PageHeader>
      <ServicesBrief {...page.services} services={data.services.nodes} />
      <OurWork title={page.works.title} perex={page.works.perex} works={page.works.items} />
      {page.client && <Statement id="client" {...page.client} />}
      <ProcessSteps id="process" {...page.process} steps={data.process.nodes} />
      <StartProject {...page.startProject} pageTitle={page.title} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.LandingQuery>) {
  const { seo, title } = present(data.landingPage, "settings/cutting-edge-digital-products.json");
  return <PageHead {...seo} heading={title} route="/cutting-edge-digital-products" />;
}

export const query = graphql`
  query Landing {
    landingPage {
      seo {
        ...Seo
      }
      title
      perex
      highlight
      services {
        ...SectionCopy
      }
      works {
        title
        perex
        items {
          ...WorkCard
        }
      }
      client {
        title
        perex
        statement
        highlight
      }
      process {
        ...SectionCopy
      }
      startProject {
        ...SectionCopy
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceLine
      }
    }
    process: allDesignProcessItem {
      nodes {
        ...ProcessStep
      }
    }
  }
`;
