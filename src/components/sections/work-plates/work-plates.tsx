import { graphql } from "gatsby";
import { classNames } from "../../../utils/class-names";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./work-plates.module.scss";

export type WorkPlatesProps = { plates: readonly Queries.WorkPlateFragment[] };

type Width = { className: string | undefined; sizes: string };

/** How wide the editor's words are; the style sheet says the same in columns of twelve. */
const WIDTHS: Readonly<Record<string, Width>> = {
  full: {
    className: undefined,
    sizes: "(min-width: 1920px) 1680px, (min-width: 768px) calc(90vw - 80px), calc(100vw - 40px)",
  },
  wide: {
    className: styles.wide,
    sizes: "(min-width: 1920px) 1252px, (min-width: 768px) calc(67vw - 60px), calc(100vw - 40px)",
  },
  narrow: {
    className: styles.narrow,
    sizes: "(min-width: 1920px) 825px, (min-width: 768px) calc(45vw - 55px), calc(100vw - 40px)",
  },
};

/** The pictures of a case study, in widths of the editor's choosing. */
export function WorkPlates({ plates }: WorkPlatesProps) {
  if (plates.length === 0) return null;
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        {plates.map((plate) => (
          <figure key={plate.pictureAlt} className={classNames(styles.plate, WIDTHS[plate.width]?.className)}>
            <Picture
              file={plate.picture}
              retina={plate.pictureRetina}
              alt={plate.pictureAlt}
              sizes={WIDTHS[plate.width]?.sizes}
              className={styles.picture}
            />
            {plate.caption && <figcaption className={styles.caption}>{plate.caption}</figcaption>}
          </figure>
        ))}
      </div>
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
