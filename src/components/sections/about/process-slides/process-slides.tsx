import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../../content-model/sizes/cards";
import { Carousel } from "../../../../ui/carousel/carousel";
import { Picture } from "../../../../ui/picture/picture";
import { Section, type SectionCopy } from "../../../../ui/section/section";
import * as styles from "./process-slides.module.scss";

/** A stage of a project: picture, name, duration and text. */
function ProcessSlide({ slide }: { slide: Queries.ProcessSlideFragment }) {
  return (
    <article>
      <Picture
        picture={slide.image}
        alt={slide.imageAlt}
        sizes={CARD_SIZES.processSlide}
        className={styles.picture}
      />
      <p className={styles.stage}>
        <strong className={styles.name}>{slide.navTitle}</strong> <span>{slide.duration}</span>
      </p>
      <h3 className={styles.headline}>{slide.headline}</h3>
      <p className={styles.text}>{slide.navText}</p>
    </article>
  );
}

/** The stages of a project as a carousel. */
export function ProcessSlides({
  slides,
  ...section
}: SectionCopy & { slides: readonly Queries.ProcessSlideFragment[] }) {
  return (
    <Section
      id="process-slides"
      cut="left"
      bleed={
        <Carousel label={section.title} items={slides} slides="wide">
          {(slide) => <ProcessSlide slide={slide} />}
        </Carousel>
      }
      {...section}
    />
  );
}

export const processSlideFragment = graphql`
  fragment ProcessSlide on ProcessSlide {
    slug
    headline
    navTitle
    duration
    navText
    imageAlt
    image {
      ...Picture
    }
  }
`;
