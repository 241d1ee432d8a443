import { graphql } from "gatsby";
import { AWARD_STRINGS } from "../../../../constants/page-strings";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./awards.module.scss";
import { byYear } from "./by-year";

/**
 * The awards as a table with a group of rows for each year. On narrow screens cells are stacked.
 */
export function Awards({
  awards,
  ...section
}: SectionCopy & { awards: readonly Queries.AwardRowFragment[] }) {
  return (
    <Section id="awards" isEmpty={awards.length === 0} {...section}>
      <table className={styles.table} aria-label={AWARD_STRINGS.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{AWARD_STRINGS.year}</th>
            <th scope="col">{AWARD_STRINGS.award}</th>
            <th scope="col">{AWARD_STRINGS.organisation}</th>
            <th scope="col">{AWARD_STRINGS.project}</th>
          </tr>
        </thead>
        {byYear(awards).map(({ year, entries }) => (
          <tbody key={year} className={styles.group}>
            {entries.map(({ slug, title, organisation, project }, index) => (
              <tr key={slug} className={styles.row}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={entries.length} className={styles.year}>
                    {year}
                  </th>
                )}
                <th scope="row" className={styles.award}>
                  {title}
                </th>
                <td className={styles.detail} data-label={AWARD_STRINGS.organisation}>
                  {organisation}
                </td>
                <td className={styles.detail} data-label={AWARD_STRINGS.project}>
                  {project}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

export const awardRowFragment = graphql`
  fragment AwardRow on Award {
    slug
    year
    title
    organisation
    project
  }
`;
