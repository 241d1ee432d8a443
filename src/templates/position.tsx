import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { MemberCard } from "../components/content/member-card/member-card";
import { LazyCareerForm } from "../components/forms/lazy/lazy-forms";
import { placeOf } from "../components/sections/career/place-words";
import { PositionOpening } from "../components/sections/career/position-opening/position-opening";
import { PositionText } from "../components/sections/career/position-text/position-text";
import { Positions } from "../components/sections/career/positions/positions";
import { WriteToUs } from "../components/sections/contact/write-to-us/write-to-us";
import { POSITION_IDS, POSITION_STRINGS } from "../constants/position-strings";
import { PageHead } from "../seo/page-head";

export default function PositionTemplate({ data }: PageProps<Queries.PositionQuery>) {
  const position = requireContent(data.position, "this position");
  const { form } = requireContent(data.careerPage, "settings/career.json");
  const { nodes } = data.positions;
  const others = nodes.filter(({ slug }) => slug !== position.slug);
  return (
    <>
      <article data-pagefind-filter="kind:position">
        <PositionOpening position={position} />
        <PositionText position={position} />
      </article>
      <WriteToUs
        id={POSITION_IDS.form}
        title={POSITION_STRINGS.apply}
        perex={form.perex}
        people={form.reader && <MemberCard member={form.reader} />}
      >
        <LazyCareerForm positions={nodes} position={position.slug} />
      </WriteToUs>
      {others.length > 0 && (
        <Positions
          id={POSITION_IDS.others}
          title={POSITION_STRINGS.others}
          tone="stone"
          cut="left"
          className="unprinted"
          positions={others}
        />
      )}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PositionQuery>) {
  const position = requireContent(data.position, "this position");
  const { name, perex } = position;
  return (
    <PageHead
      title={[name, placeOf(position)].filter(Boolean).join(", ")}
      heading={name}
      description={perex}
      route={location.pathname}
      position={position}
    />
  );
}

export const query = graphql`
  query Position($id: String!) {
    position(id: { eq: $id }) {
      slug
      name
      perex
      ...PositionOpening
      ...PositionText
      location {
        ...OfficeAddress
      }
    }
    careerPage {
      form {
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
