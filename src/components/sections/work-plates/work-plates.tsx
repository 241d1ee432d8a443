import { graphql } from "gatsby";
import { WORKS_SIZES } from "../../../content-model/sizes/works";
import { classNames } from "../../../utils/class-names";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./work-plates.module.scss";

export type WorkPlatesProps = { plates: readonly Queries.WorkPlateFragment[] };

type Width = { className: string | undefined; sizes: string };

const FULL: Width = { className: undefined, sizes: WORKS_SIZES.plateFull };

/** The widths an editor may choose besides the full one. */
const WIDTHS: Readonly<Record<string, Width>> = {
  wide: { className: styles.wide, sizes: WORKS_SIZES.plateWide },
  narrow: { className: styles.narrow, sizes: WORKS_SIZES.plateNarrow },
};

/** The pictures of a case study, in widths of the editor's choosing. */
export function WorkPlates({ plates }: WorkPlatesProps) {
  if (plates.length === 0) return null;
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        {plates.map(({ picture, pictureAlt, caption, width }) => {
          const { className, sizes } = WIDTHS[width] ?? FULL;
          return (
            <figure key={pictureAlt} className={classNames(styles.plate, className)}>
              <Picture picture={picture} alt={pictureAlt} sizes={sizes} className={styles.picture} />
              {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          );
        })}
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
      ...Picture
    }
  }
`;
