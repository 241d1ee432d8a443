import { graphql } from "gatsby";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./work-plates.module.scss";

export type WorkPlatesProps = { plates: readonly Queries.WorkPlateFragment[] };

type Width = { className: string | undefined; sizes: string };

const shownAt = (width: number) => `(min-width: ${width + 60}px) ${width}px, 100vw`;

/** How wide the editor's words are, in CSS pixels; the style sheet says the same. */
const WIDTHS: Readonly<Record<string, Width>> = {
  full: { className: styles.full, sizes: shownAt(1000) },
  wide: { className: styles.wide, sizes: shownAt(840) },
  narrow: { className: styles.narrow, sizes: shownAt(640) },
};

/** The pictures of a case study, in widths of the editor's choosing. */
export function WorkPlates({ plates }: WorkPlatesProps) {
  return (
    <div className={styles.root}>
      {plates.map((plate) => (
        <figure key={plate.pictureAlt} className={WIDTHS[plate.width]?.className}>
          <Picture
            file={plate.picture}
            retina={plate.pictureRetina}
            alt={plate.pictureAlt}
            sizes={WIDTHS[plate.width]?.sizes}
          />
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
