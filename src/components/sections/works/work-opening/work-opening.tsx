import { graphql } from "gatsby";
import { WORKS_SIZES } from "../../../../content-model/sizes/works";
import { classNames } from "../../../../ui/class-names";
import { ColorPlane } from "../../../../ui/color-plane/color-plane";
import { colorTone } from "../../../../ui/color-plane/color-tone";
import { Picture } from "../../../../ui/picture/picture";
import { VisibilityMark } from "../../../../ui/visibility-mark/visibility-mark";
import { isGiantTitle } from "../giant-title";
import * as styles from "./work-opening.module.scss";

/** The top of a case study: its name on the client's colour, and its poster. */
export function WorkOpening({ work }: { work: Queries.WorkOpeningFragment }) {
  const { title, perex, visibility, color, picture, pictureAlt } = work;
  return (
    <header className={classNames(styles.root, `on-${colorTone(color)}-color`)} data-poster>
      <ColorPlane color={color} />
      <div className={styles.words}>
        <VisibilityMark visibility={visibility} />
        <h1 className={classNames(styles.title, isGiantTitle(title) && styles.giant)}>{title}</h1>
        <p className={styles.perex}>{perex}</p>
      </div>
      <Picture
        picture={picture}
        alt={pictureAlt}
        sizes={WORKS_SIZES.opening}
        priority
        className={styles.poster}
      />
    </header>
  );
}

export const workOpeningFragment = graphql`
  fragment WorkOpening on Work {
    title
    perex
    visibility
    color
    pictureAlt
    picture {
      ...Picture
    }
  }
`;
