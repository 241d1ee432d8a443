import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Facts } from "../components/content/facts/facts";
import { Prose } from "../components/content/prose/prose";
import { NextWork } from "../components/sections/next-work/next-work";
import { StartProject } from "../components/sections/start-project/start-project";
import { WorkPlates } from "../components/sections/work-plates/work-plates";
import { PageHead } from "../components/seo/page-head";
import { PageHeader } from "../components/ui/page-header/page-header";
import { Picture } from "../components/ui/picture/picture";
import { TextColumn } from "../components/ui/text-column/text-column";
import { VisibilityMark } from "../components/ui/visibility-mark/visibility-mark";
import { present } from "../utils/present";

export default function WorkTemplate({ data }: PageProps<Queries.WorkQuery>) {
  const work = present(data.work, "this case study");
  const { startProject } = present(data.worksPage, "settings/works-page.json");
  return (
    <>
      <article>
        <PageHeader title={work.title} perex={work.perex}>
          <VisibilityMark visibility={work.visibility} />
        </PageHeader>
        <Picture file={work.picture} retina={work.pictureRetina} alt={work.pictureAlt} priority />
        <TextColumn>
          <Facts items={work.infoItems} />
          <p>{work.info}</p>
          <Prose html={work.body.html} />
        </TextColumn>
        <WorkPlates plates={work.plates} />
      </article>
      {data.next && <NextWork work={data.next} />}
      <StartProject {...startProject} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.WorkQuery>) {
  const { title, perex } = present(data.work, "this case study");
  return <PageHead title={title} description={perex} route={location.pathname} />;
}

export const query = graphql`
  query Work($id: String!, $nextId: String) {
    work(id: { eq: $id }) {
      title
      perex
      visibility
      info
      infoItems {
        label
        value
      }
      plates {
        ...WorkPlate
      }
      body {
        html
      }
      pictureAlt
      picture {
        childImageSharp {
          gatsbyImageData(width: 1200, aspectRatio: 1.6, outputPixelDensities: [0.5, 1, 2], sizes: "100vw")
        }
      }
      pictureRetina {
        childImageSharp {
          gatsbyImageData(width: 1200, aspectRatio: 1.6, outputPixelDensities: [0.5, 1, 2], sizes: "100vw")
        }
      }
    }
    next: work(id: { eq: $nextId }) {
      ...NextWork
    }
    worksPage {
      startProject {
        title
        perex
      }
    }
  }
`;
