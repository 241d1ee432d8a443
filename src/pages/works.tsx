import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { StartProject } from "../components/sections/contact/start-project/start-project";
import { WorksIndex, WorksWall } from "../components/sections/works/works-wall/works-wall";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";

export default function WorksPage({ data }: PageProps<Queries.WorksQuery>) {
  const page = requireContent(data.worksPage, "settings/works-page.json");
  return (
    <>
      <PageHeader
        title={page.title}
        perex={page.perex}
        tone="ink"
        aside={<WorksIndex works={data.works.nodes} />}
      />
      <WorksWall works={data.works.nodes} />
      <StartProject {...page.startProject} pageTitle={page.title} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.WorksQuery>) {
  const { seo, title } = requireContent(data.worksPage, "settings/works-page.json");
  return <PageHead {...seo} heading={title} route="/works" />;
}

export const query = graphql`
  query Works {
    worksPage {
      seo {
        ...Seo
      }
      title
      perex
      startProject {
        ...SectionCopy
      }
    }
    works: allWork(sort: { order: ASC }) {
      nodes {
        ...WorkCard
      }
    }
  }
`;
