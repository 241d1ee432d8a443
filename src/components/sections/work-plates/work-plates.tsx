import { graphql } from "gatsby";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./work-plates.module.scss";

export type WorkPlatesProps = { plates: readonly Queries.WorkPlateFragment[] };

const WIDTHS: Readonly<Record<string, string | undefined>> = {
  full: styles.full,
  wide: styles.wide,
  narrow: styles.narrow,
};

/** The pictures of a case study, in widths of the editor's choosing. */
export function WorkPlates({ plates }: WorkPlatesProps) {
  return (
    <div className={styles.root}>
      {plates.map((plate) => (
        <figure key={plate.pictureAlt} className={WIDTHS[plate.width]}>
          <Picture file={plate.picture} retina={plate.pictureRetina} alt={plate.pictureAlt} />
          {plate.caption && <figcaption className={styles.caption}>{plate.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

export const workPlateFragment = graphql`
  fragment WorkPlate on WorkPlates {
    caption
    width
    pictureAlt
    picture {
      childImageSharp {
        gatsbyImageData(width: 1000, outputPixelDensities: [0.5, 1, 2], sizes: "(min-width: 1200px) 1000px, 100vw")
      }
    }
    pictureRetina {
      childImageSharp {
        gatsbyImageData(width: 1000, outputPixelDensities: [0.5, 1, 2], sizes: "(min-width: 1200px) 1000px, 100vw")
      }
    }
  }
`;
