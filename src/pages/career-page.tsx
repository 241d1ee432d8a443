import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { MemberCard } from "../components/content/member-card/member-card";
import { LazyCareerForm } from "../components/forms/lazy/lazy-forms";
import { CareerOpening } from "../components/sections/career/career-opening/career-opening";
import { Positions } from "../components/sections/career/positions/positions";
import { Reasons } from "../components/sections/career/reasons/reasons";
import { WriteToUs } from "../components/sections/contact/write-to-us/write-to-us";
import { POSITION_PARAMETER } from "../constants/forms";
import { PageHead } from "../seo/page-head";

export default function CareerPage({ data, location }: PageProps<Queries.CareerQuery>) {
  const { title, perex, picture, pictureAlt, why, positions, form } = requireContent(
    data.careerPage,
    "settings/career.json",
  );
  const { reader, ...formCopy } = form;
  return (
    <>
      <CareerOpening title={title} perex={perex} picture={picture} pictureAlt={pictureAlt} />
      <Reasons {...why} />
      <Positions {...positions} positions={data.positions.nodes} hasAnchors />
      <WriteToUs id="apply" {...formCopy} people={reader && <MemberCard member={reader} />}>
        <LazyCareerForm
          positions={data.positions.nodes}
          position={new URLSearchParams(location.search).get(POSITION_PARAMETER)}
        />
      </WriteToUs>
    </>
  );
}

export function Head({ data }: HeadProps<Queries.CareerQuery>) {
  const { seo, title } = requireContent(data.careerPage, "settings/career.json");
  return <PageHead {...seo} heading={title} route="/career-page" />;
}

export const query = graphql`
  query Career {
    careerPage {
      seo {
        ...Seo
      }
      title
      perex
      pictureAlt
      picture {
        ...Picture
      }
      why {
        title
        perex
        reasons {
          ...Reason
        }
      }
      positions {
        title
        perex
        empty
      }
      form {
        title
        perex
        reader {
          ...MemberCard
        }
      }
    }
    positions: allPosition(sort: { order: ASC }) {
      nodes {
        ...PositionItem
      }
    }
  }
`;
