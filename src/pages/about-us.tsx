import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { Awards } from "../components/sections/about/awards/awards";
import { FaceRow } from "../components/sections/about/face-row/face-row";
import { ProcessSlides } from "../components/sections/about/process-slides/process-slides";
import { ProcessSteps } from "../components/sections/about/process-steps/process-steps";
import { Statement } from "../components/sections/about/statement/statement";
import { Team } from "../components/sections/about/team/team";
import { Values } from "../components/sections/about/values/values";
import { StartProject } from "../components/sections/contact/start-project/start-project";
import { Numbers } from "../components/sections/home/numbers/numbers";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const about = requireContent(data.aboutPage, "settings/about.json");
  const { career } = requireContent(data.homePage, "settings/home.json");
  return (
    <>
      <PageHeader title={about.title} perex={about.perex} isCompact />
      <FaceRow members={data.faces.nodes} />
      <Statement id="mission" {...about.mission} />
      <Team {...about.team} members={data.team.nodes} invitation={career.title} isSearched />
      <Values {...about.values} values={data.values.nodes} />
      <Numbers {...about.numbers} numbers={data.numbers.nodes} />
      <Awards {...about.awards} awards={data.awards.nodes} />
      <ProcessSteps
        id="design-process"
        tone="accent"
        cut="right"
        {...about.designProcess}
        steps={data.process.nodes}
      />
      <ProcessSlides {...about.processSlides} slides={data.slides.nodes} />
      <StartProject {...about.startProject} pageTitle={about.title} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.AboutQuery>) {
  const { seo, title } = requireContent(data.aboutPage, "settings/about.json");
  return <PageHead {...seo} heading={title} route="/about-us" />;
}

export const query = graphql`
  query About {
    aboutPage {
      seo {
        ...Seo
      }
      title
      perex
      mission {
        title
        perex
        statement
        highlight
      }
      values {
        ...SectionCopy
      }
      numbers {
        ...SectionCopy
      }
      team {
        ...SectionCopy
      }
      awards {
        ...SectionCopy
      }
      designProcess {
        ...SectionCopy
      }
      processSlides {
        ...SectionCopy
      }
      startProject {
        ...SectionCopy
      }
    }
    homePage {
      career {
        title
      }
    }
    values: allValue {
      nodes {
        ...CompanyValue
      }
    }
    numbers: allCompanyNumber {
      nodes {
        ...NumberFigure
      }
    }
    team: allMember(sort: { order: ASC }) {
      nodes {
        ...MemberCard
      }
    }
    faces: allMember(sort: { order: ASC }, limit: 7) {
      nodes {
        ...Face
      }
    }
    awards: allAward {
      nodes {
        ...AwardRow
      }
    }
    process: allDesignProcessItem {
      nodes {
        ...ProcessStep
      }
    }
    slides: allProcessSlide {
      nodes {
        ...ProcessSlide
      }
    }
  }
`;
