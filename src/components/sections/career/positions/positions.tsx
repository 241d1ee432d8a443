import { graphql } from "gatsby";
import { POSITION_PARAMETER } from "../../../../constants/forms";
import { POSITION_STRINGS } from "../../../../constants/page-strings";
import { ButtonLink } from "../../../../ui/button-link/button-link";
import { Disclosure } from "../../../../ui/disclosure/disclosure";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import { VisibilityMark } from "../../../../ui/visibility-mark/visibility-mark";
import { Prose } from "../../../content/prose/prose";
import * as styles from "./positions.module.scss";

const employment: Readonly<Record<string, string>> = POSITION_STRINGS.employment;

/** An open position, whose description opens without JavaScript, too. */
function PositionItem({ position }: { position: Queries.PositionItemFragment }) {
  const { slug, name, perex, visibility, remote, location, description } = position;
  const type = employment[position.employmentType] ?? position.employmentType;
  const facts = [location.title, type, ...(remote ? [POSITION_STRINGS.remote] : [])];
  return (
    <Disclosure
      id={slug}
      searchFilter="kind:position"
      className={styles.item}
      summaryClassName={styles.summary}
      summary={
        <>
          <h3 className={styles.name}>{name}</h3>
          <span className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <VisibilityMark visibility={visibility} />
          </span>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.lead}>
          <p className={styles.perex}>{perex}</p>
          <ButtonLink to={`/career-page?${POSITION_PARAMETER}=${slug}`} hash="apply">
            {POSITION_STRINGS.apply}
            <span className="visually-hidden">{POSITION_STRINGS.asPosition(name)}</span>
          </ButtonLink>
        </div>
        <Prose html={description.html} />
      </div>
    </Disclosure>
  );
}

export const positionItemFragment = graphql`
  fragment PositionItem on Position {
    slug
    visibility
    name
    perex
    employmentType
    remote
    location {
      title
    }
    description {
      html
    }
  }
`;

export type PositionsProps = SectionCopy & {
  positions: readonly Queries.PositionItemFragment[];
  /** Text for when there are no open positions. */
  empty: string;
};

/** The open positions, each a disclosure. */
export function Positions({ positions, empty, ...section }: PositionsProps) {
  return (
    <Section id="positions" {...section}>
      {positions.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {positions.map((position) => (
            <li key={position.slug}>
              <PositionItem position={position} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
