import { STRINGS } from "../../../constants/strings";
import { WorkCard } from "../../content/work-card/work-card";
import { ArrowLink } from "../../ui/arrow-link/arrow-link";
import { Carousel } from "../../ui/carousel/carousel";
import { Section, type SectionCopy } from "../../ui/section/section";

/** How wide a poster is in the row; the carousel's style sheet says the same. */
const POSTER_SIZES = "(min-width: 950px) 760px, 80vw";

export type OurWorkProps = SectionCopy & { works: readonly Queries.WorkCardFragment[] };

/** Case studies in a row, the next one peeking in. */
export function OurWork({ works, ...section }: OurWorkProps) {
  return (
    <Section
      id="our-work"
      tone="stone"
      cut="right"
      layout="split"
      width="wide"
      action={<ArrowLink to="/works">{STRINGS.allWorks}</ArrowLink>}
      bleed={
        <Carousel label={section.title} items={works} itemKey={({ slug }) => slug} slides="wide">
          {(work) => <WorkCard work={work} sizes={POSTER_SIZES} />}
        </Carousel>
      }
      isEmpty={works.length === 0}
      {...section}
    />
  );
}
