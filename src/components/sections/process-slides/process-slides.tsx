import { ProcessSlide } from "../../content/process-slide/process-slide";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type ProcessSlidesProps = Pick<SectionProps, "title" | "perex"> & {
  slides: readonly Queries.ProcessSlideFragment[];
};

export function ProcessSlides({ slides, ...section }: ProcessSlidesProps) {
  return (
    <Section id="process-slides" tone="stone" {...section}>
      <Grid items={slides} itemKey={({ slug }) => slug}>
        {(slide) => <ProcessSlide slide={slide} />}
      </Grid>
    </Section>
  );
}
