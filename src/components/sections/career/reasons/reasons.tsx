import { graphql } from "gatsby";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./reasons.module.scss";

/** Reasons to work at the agency. */
export function Reasons({
  reasons,
  ...section
}: SectionCopy & { reasons: readonly Queries.ReasonFragment[] }) {
  return (
    <Section
      id="why"
      tone="ink"
      cut="right"
      className={styles.root}
      isEmpty={reasons.length === 0}
      {...section}
    >
      <ul className={styles.list}>
        {reasons.map(({ title, perex }) => (
          <li key={title} className={styles.reason}>
            <h3>{title}</h3>
            <p className={styles.perex}>{perex}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const reasonFragment = graphql`
  fragment Reason on CareerPageWhyReasons {
    title
    perex
  }
`;
