import { IndustryCard } from "../../content/industry-card/industry-card";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type IndustriesProps = Pick<SectionProps, "title" | "perex"> & {
  industries: readonly Queries.IndustryCardFragment[];
};

export function Industries({ industries, ...section }: IndustriesProps) {
  return (
    <Section id="industries" {...section}>
      <Grid items={industries} itemKey={({ slug }) => slug}>
        {(industry) => <IndustryCard industry={industry} />}
      </Grid>
    </Section>
  );
}
