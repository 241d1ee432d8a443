import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { CARD_SIZES } from "../../../../content-model/sizes/cards";
import { ArrowLink } from "../../../../ui/arrow-link/arrow-link";
import { Carousel } from "../../../../ui/carousel/carousel";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import { WorkCard } from "../../../content/work-card/work-card";

/** Case studies as a carousel. */
export function OurWork({
  works,
  ...section
}: SectionCopy & { works: readonly Queries.WorkCardFragment[] }) {
  return (
    <Section
      id="our-work"
      tone="stone"
      cut="right"
      layout="plane"
      action={<ArrowLink to="/works">{SECTION_STRINGS.allWorks}</ArrowLink>}
      bleed={
        <Carousel label={section.title} items={works} slides="wide">
          {(work) => <WorkCard work={work} sizes={CARD_SIZES.workSlide} />}
        </Carousel>
      }
      isEmpty={works.length === 0}
      {...section}
    />
  );
}
