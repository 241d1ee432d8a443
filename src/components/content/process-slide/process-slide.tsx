import { graphql } from "gatsby";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./process-slide.module.scss";

export type ProcessSlideProps = { slide: Queries.ProcessSlideFragment };

/** A stage of a project in one picture. */
export function ProcessSlide({ slide }: ProcessSlideProps) {
  return (
    <article>
      <Picture file={slide.image} alt={slide.imageAlt} className={styles.picture} />
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
      childImageSharp {
        gatsbyImageData(width: 800, aspectRatio: 1.3333, outputPixelDensities: [0.5, 1, 2], sizes: "(min-width: 1040px) 760px, 74vw")
      }
    }
  }
`;
