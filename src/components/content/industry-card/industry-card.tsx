import { graphql } from "gatsby";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./industry-card.module.scss";

export type IndustryCardProps = { industry: Queries.IndustryCardFragment };

export function IndustryCard({ industry }: IndustryCardProps) {
  return (
    <article className={styles.root} id={industry.slug}>
      <Picture file={industry.picture} retina={industry.pictureRetina} alt={industry.pictureAlt} />
      <h3 className={styles.name}>
        <Link to={industry.link} className={styles.link}>
          {industry.name}
        </Link>
      </h3>
      <p className={styles.perex}>{industry.perex}</p>
    </article>
  );
}

export const industryCardFragment = graphql`
  fragment IndustryCard on Industry {
    slug
    name
    perex
    link
    color
    pictureAlt
    picture {
      childImageSharp {
        gatsbyImageData(width: 400, aspectRatio: 1.7778, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw")
      }
    }
    pictureRetina {
      childImageSharp {
        gatsbyImageData(width: 400, aspectRatio: 1.7778, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw")
      }
    }
  }
`;
