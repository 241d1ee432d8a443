import { graphql } from "gatsby";
import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { WORKS_SIZES } from "../../../../content-model/sizes/works";
import { classNames } from "../../../../ui/class-names";
import { ColorPlane } from "../../../../ui/color-plane/color-plane";
import { colorTone } from "../../../../ui/color-plane/color-tone";
import { Link } from "../../../../ui/link/link";
import { Picture } from "../../../../ui/picture/picture";
import { isGiantTitle } from "../giant-title";
import * as styles from "./next-work.module.scss";

/** The next case study as one link: a plane in its colour, from which its poster extends. */
export function NextWork({ work }: { work: Queries.NextWorkFragment }) {
  return (
    <nav
      className={classNames(styles.root, `on-${colorTone(work.color)}-color`)}
      aria-labelledby="next-work_title"
      data-poster-link
    >
      <ColorPlane color={work.color} />
      <div className={styles.inner}>
        <h2 id="next-work_title" className={styles.label}>
          {SECTION_STRINGS.nextWork}
        </h2>
        <p className={classNames(styles.title, isGiantTitle(work.title) && styles.giant)}>
          <Link to={work.route ?? "/works"} className={styles.link}>
            {work.title}
          </Link>
        </p>
        <p className={styles.perex}>{work.perex}</p>
        <Picture picture={work.picture} alt="" sizes={WORKS_SIZES.next} className={styles.poster} />
      </div>
    </nav>
  );
}

export const nextWorkFragment = graphql`
  fragment NextWork on Work {
    route
    title
    perex
    color
    picture {
      ...Picture
    }
  }
`;
