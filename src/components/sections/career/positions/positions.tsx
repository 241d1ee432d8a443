import { graphql } from "gatsby";
import { POSITION_STRINGS } from "../../../../constants/position-strings";
import { CardLink } from "../../../../ui/card-link/card-link";
import { Section, type SectionCopy, type SectionProps } from "../../../../ui/section/section";
import { VisibilityMark } from "../../../../ui/visibility-mark/visibility-mark";
import { placeOf, placeWords } from "../place-words";
import * as styles from "./positions.module.scss";

const employment: Readonly<Record<string, string>> = POSITION_STRINGS.employment;

/** An open position as one link to its page. */
function PositionItem({ position }: { position: Queries.PositionItemFragment }) {
  const { name, perex, route, visibility, employmentType } = position;
  const place = placeOf(position);
  const facts = [...placeWords(position), employment[employmentType] ?? employmentType];
  return (
    <article className={styles.item}>
      <h3 className={styles.name}>
        <CardLink to={route ?? "/career-page"}>
          {name}
          {place && <span className="visually-hidden">, {place}</span>}
        </CardLink>
      </h3>
      <p className={styles.perex}>{perex}</p>
      <p className={styles.facts}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <VisibilityMark visibility={visibility} />
      </p>
    </article>
  );
}

export const positionItemFragment = graphql`
  fragment PositionItem on Position {
    slug
    route
    visibility
    name
    perex
    employmentType
    ...PositionPlace
  }
`;

export type PositionsProps = SectionCopy &
  Pick<SectionProps, "className"> & {
    positions: readonly Queries.PositionItemFragment[];
    /** Text for when there are no open positions. */
    empty?: string;
    /** Whether each has its slug as an anchor. */
    hasAnchors?: boolean;
  };

/** Open positions, each with a link to its page. */
export function Positions({ positions, empty, hasAnchors = false, ...section }: PositionsProps) {
  return (
    <Section id="positions" {...section}>
      {positions.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {positions.map((position) => (
            <li key={position.slug} id={hasAnchors ? position.slug : undefined}>
              <PositionItem position={position} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
