import { STRINGS } from "../../../constants/strings";
import { WorkCard } from "../../content/work-card/work-card";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type OurWorkProps = Pick<SectionProps, "title" | "perex"> & { works: readonly Queries.WorkCardFragment[] };

export function OurWork({ works, ...section }: OurWorkProps) {
  return (
    <Section id="our-work" tone="stone" {...section}>
      <Grid items={works} itemKey={({ slug }) => slug}>
        {(work) => <WorkCard work={work} />}
      </Grid>
      <p>
        <ButtonLink to="/works">{STRINGS.allWorks}</ButtonLink>
      </p>
    </Section>
  );
}
