import { graphql } from "gatsby";
import { POSITION_STRINGS } from "../../../constants/position-strings";

/** Where a position is: its office, or that it is entirely remote. A draft may lack it. */
export const placeOf = ({ countries, location }: Queries.PositionPlaceFragment): string =>
  countries.length > 0 ? POSITION_STRINGS.entirelyRemote : (location?.title ?? "");

/** Where a position is, and whether it can be done elsewhere. */
export const placeWords = (position: Queries.PositionPlaceFragment): string[] => [
  placeOf(position),
  ...(position.remote && position.countries.length === 0 ? [POSITION_STRINGS.remote] : []),
];

export const positionPlaceFragment = graphql`
  fragment PositionPlace on Position {
    remote
    countries
    location {
      slug
      title
    }
  }
`;
