import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./awards.module.scss";

export type AwardsProps = Pick<SectionProps, "title" | "perex"> & { awards: readonly Queries.AwardRowFragment[] };

export function Awards({ awards, ...section }: AwardsProps) {
  return (
    <Section id="awards" {...section}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.frame} aria-label={STRINGS.awardsTable} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{STRINGS.year}</th>
              <th scope="col">{STRINGS.award}</th>
              <th scope="col">{STRINGS.organisation}</th>
              <th scope="col">{STRINGS.project}</th>
            </tr>
          </thead>
          <tbody>
            {awards.map(({ slug, year, title, organisation, project }) => (
              <tr key={slug}>
                <td>{year}</td>
                <th scope="row">{title}</th>
                <td>{organisation}</td>
                <td>{project}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
