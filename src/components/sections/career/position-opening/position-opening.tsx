import { graphql } from "gatsby";
import { POSITION_IDS, POSITION_STRINGS } from "../../../../constants/position-strings";
import { ButtonLink } from "../../../../ui/button-link/button-link";
import { PageHeader } from "../../../../ui/page-header/page-header";
import { VisibilityMark } from "../../../../ui/visibility-mark/visibility-mark";

/** The top of a position's page: its name, its introduction, and a link to the form. */
export function PositionOpening({ position }: { position: Queries.PositionOpeningFragment }) {
  const { name, perex, visibility } = position;
  return (
    <PageHeader title={name} perex={perex} tone="ink">
      <VisibilityMark visibility={visibility} />
      <div className="unprinted">
        <ButtonLink to={`#${POSITION_IDS.form}`}>{POSITION_STRINGS.apply}</ButtonLink>
      </div>
    </PageHeader>
  );
}

export const positionOpeningFragment = graphql`
  fragment PositionOpening on Position {
    name
    perex
    visibility
  }
`;
