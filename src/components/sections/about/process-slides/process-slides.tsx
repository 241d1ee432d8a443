import { Carousel } from "../../../../ui/carousel/carousel";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import { ProcessSlide } from "../../../content/process-slide/process-slide";

export type ProcessSlidesProps = SectionCopy & { slides: readonly Queries.ProcessSlideFragment[] };

export function ProcessSlides({ slides, ...section }: ProcessSlidesProps) {
  return (
    <Section
      id="process-slides"
      cut="left"
      bleed={
        <Carousel label={section.title} items={slides} itemKey={({ slug }) => slug} slides="wide">
          {(slide) => <ProcessSlide slide={slide} />}
        </Carousel>
      }
      {...section}
    />
  );
}
