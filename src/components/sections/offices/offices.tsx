import { OfficeCard } from "../../content/office-card/office-card";
import { Section, type SectionProps } from "../../ui/section/section";
import * as styles from "./offices.module.scss";

export type OfficesProps = Pick<SectionProps, "id" | "title" | "perex" | "tone" | "cut"> & {
  offices: readonly Queries.OfficeCardFragment[];
  /** Holds the first picture of its page. */
  leading?: boolean;
};

/** The offices, side by side where three fit. */
export function Offices({ offices, leading = false, ...section }: OfficesProps) {
  return (
    <Section width="wide" layout="split" {...section}>
      <ul className={styles.list}>
        {offices.map((office, index) => (
          <li key={office.slug}>
            <OfficeCard office={office} priority={leading && index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
