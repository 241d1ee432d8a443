import { graphql } from "gatsby";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./process-slide.module.scss";

export type ProcessSlideProps = { slide: Queries.ProcessSlideFragment };

export function ProcessSlide({ slide }: ProcessSlideProps) {
  return (
    <article>
      <Picture file={slide.image} alt={slide.imageAlt} />
      <p className={styles.facts}>
        {slide.navTitle}, {slide.duration}
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
        gatsbyImageData(width: 400, aspectRatio: 1.3333, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw")
      }
    }
  }
`;
