import { graphql } from "gatsby";
import { Section, type SectionProps } from "../../../../ui/section/section";
import { OfficeCard } from "../../../content/office-card/office-card";
import { OfficeMap } from "../../../content/office-map/office-map";
import * as styles from "./offices.module.scss";

export type OfficesProps = Pick<SectionProps, "id" | "title" | "perex" | "tone" | "cut"> & {
  offices: readonly Queries.OfficeCardFragment[];
  map: Queries.OfficeMapFragment | null;
};

/** The offices on a map, and side by side where three fit. */
export function Offices({ offices, map, ...section }: OfficesProps) {
  return (
    <Section isEmpty={offices.length === 0} {...section}>
      {map && <OfficeMap map={map} />}
      <ul className={styles.list}>
        {offices.map((office) => (
          <li key={office.slug}>
            <OfficeCard office={office} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const officesFragment = graphql`
  fragment OfficesOnMap on Query {
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        ...OfficeCard
      }
    }
    officeMap {
      ...OfficeMap
    }
  }
`;
