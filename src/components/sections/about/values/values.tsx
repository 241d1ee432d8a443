import { graphql } from "gatsby";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./values.module.scss";

/** The company's values, with large cut numerals. */
export function Values({
  values,
  ...section
}: SectionCopy & { values: readonly Queries.CompanyValueFragment[] }) {
  return (
    <Section id="values" isEmpty={values.length === 0} {...section}>
      <ol className={styles.list}>
        {values.map(({ title, perex }) => (
          <li key={title} className={styles.value}>
            <h3>{title}</h3>
            <p className={styles.perex}>{perex}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const companyValueFragment = graphql`
  fragment CompanyValue on Value {
    title
    perex
  }
`;
