import { STRINGS } from "../../../constants/strings";
import { WorkCard } from "../../content/work-card/work-card";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

/** Three columns, two, one: how wide a poster is shown here. */
const POSTER_SIZES = "(min-width: 1200px) 380px, (min-width: 680px) 50vw, 100vw";

export type OurWorkProps = Pick<SectionProps, "title" | "perex"> & { works: readonly Queries.WorkCardFragment[] };

/** Case studies as posters; where it stands, it holds the first pictures of its page. */
export function OurWork({ works, ...section }: OurWorkProps) {
  return (
    <Section id="our-work" tone="stone" {...section}>
      <Grid items={works} itemKey={({ slug }) => slug}>
        {(work, index) => <WorkCard work={work} sizes={POSTER_SIZES} priority={index === 0} />}
      </Grid>
      <p>
        <ButtonLink to="/works">{STRINGS.allWorks}</ButtonLink>
      </p>
    </Section>
  );
}
