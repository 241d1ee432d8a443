import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../content-model/sizes/cards";
import { CARD, CardLink } from "../../../ui/card-link/card-link";
import { classNames } from "../../../ui/class-names";
import { Picture } from "../../../ui/picture/picture";
import { VisibilityMark } from "../../../ui/visibility-mark/visibility-mark";
import * as styles from "./work-card.module.scss";

export type WorkCardProps = {
  work: Queries.WorkCardFragment;
  /** Displayed width of the poster; by default half of the page. */
  sizes?: string;
  priority?: boolean;
  /**
   * `wide`: the poster takes a whole row, with title and perex side by side below it. `paired`: the
   * card is in a row of two with different widths, and aligned with the other one.
   */
  layout?: "normal" | "paired" | "wide";
};

const LAYOUTS = { normal: undefined, paired: styles.paired, wide: styles.wide };

/** A case study as a card that is one link: poster, title, industry and perex. */
export function WorkCard({
  work,
  sizes = CARD_SIZES.work,
  priority,
  layout = "normal",
}: WorkCardProps) {
  return (
    <article className={classNames(CARD, styles.root, LAYOUTS[layout])} data-poster-link>
      <div className={styles.frame}>
        <Picture
          picture={work.picture}
          alt={work.pictureAlt}
          sizes={sizes}
          priority={priority}
          className={styles.poster}
        />
      </div>
      <div className={styles.text}>
        <VisibilityMark visibility={work.visibility} />
        <h3 className={styles.title}>
          <CardLink to={work.route ?? "/works"}>{work.title}</CardLink>
        </h3>
        {/* An empty line without an industry keeps cards in a row aligned. */}
        <p className={styles.industry}>{work.industry?.name ?? "\u00a0"}</p>
        <p className={styles.perex}>{work.perex}</p>
      </div>
    </article>
  );
}

export const workCardFragment = graphql`
  fragment WorkCard on Work {
    slug
    route
    visibility
    title
    perex
    industry {
      name
    }
    pictureAlt
    picture {
      ...Picture
    }
  }
`;
