import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { StartProject } from "../components/sections/contact/start-project/start-project";
import { NextWork } from "../components/sections/works/next-work/next-work";
import { WorkOpening } from "../components/sections/works/work-opening/work-opening";
import { WorkStory } from "../components/sections/works/work-story/work-story";
import { PageHead } from "../seo/page-head";

export default function WorkTemplate({ data }: PageProps<Queries.WorkQuery>) {
  const work = requireContent(data.work, "this case study");
  const { startProject } = requireContent(data.worksPage, "settings/works-page.json");
  return (
    <>
      <article data-pagefind-filter="kind:work">
        <WorkOpening work={work} />
        <WorkStory work={work} />
      </article>
      {data.next && <NextWork work={data.next} />}
      <StartProject {...startProject} pageTitle={work.title} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.WorkQuery>) {
  const work = requireContent(data.work, "this case study");
  const { title, tagline, perex } = work;
  return (
    <PageHead
      title={tagline ? `${title}: ${tagline}` : title}
      heading={title}
      description={perex}
      route={location.pathname}
      work={work}
    />
  );
}

export const query = graphql`
  query Work($id: String!, $nextId: String) {
    work(id: { eq: $id }) {
      ...WorkOpening
      ...WorkStory
      tagline
      date
      services {
        title
      }
    }
    next: work(id: { eq: $nextId }) {
      ...NextWork
    }
    worksPage {
      startProject {
        ...SectionCopy
      }
    }
  }
`;
