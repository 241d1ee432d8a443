import { OfficeCard } from "../../content/office-card/office-card";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type OfficesProps = Pick<SectionProps, "id" | "title" | "perex"> & {
  offices: readonly Queries.OfficeCardFragment[];
  /** Holds the first picture of its page. */
  leading?: boolean;
};

export function Offices({ offices, leading = false, ...section }: OfficesProps) {
  return (
    <Section {...section}>
      <Grid items={offices} itemKey={({ slug }) => slug}>
        {(office, index) => <OfficeCard office={office} priority={leading && index === 0} />}
      </Grid>
    </Section>
  );
}
