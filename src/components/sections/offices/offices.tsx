import { OfficeCard } from "../../content/office-card/office-card";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type OfficesProps = Pick<SectionProps, "id" | "title" | "perex"> & {
  offices: readonly Queries.OfficeCardFragment[];
};

export function Offices({ offices, ...section }: OfficesProps) {
  return (
    <Section {...section}>
      <Grid items={offices} itemKey={({ slug }) => slug}>
        {(office) => <OfficeCard office={office} />}
      </Grid>
    </Section>
  );
}
