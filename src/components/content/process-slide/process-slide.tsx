import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../content-model/sizes/cards";
import { Picture } from "../../../ui/picture/picture";
import * as styles from "./process-slide.module.scss";

/** A stage of a project in one picture. */
export function ProcessSlide({ slide }: { slide: Queries.ProcessSlideFragment }) {
  return (
    <article>
      <Picture picture={slide.image} alt={slide.imageAlt} sizes={CARD_SIZES.processSlide} className={styles.picture} />
      <p className={styles.stage}>
        <strong className={styles.name}>{slide.navTitle}</strong> <span>{slide.duration}</span>
      </p>
      <h3 className={styles.headline}>{slide.headline}</h3>
      <p className={styles.text}>{slide.navText}</p>
    </article>
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
