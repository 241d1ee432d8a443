import { SECTION_STRINGS } from "../../../../constants/section-strings";
import { CAREER_SIZES } from "../../../../content-model/sizes/career";
import { ButtonLink } from "../../../../ui/button-link/button-link";
import { Picture } from "../../../../ui/picture/picture";
import type { SectionCopy } from "../../../../ui/section/section";
import * as styles from "./career-teaser.module.scss";

/** A yellow plane that leads to the career page, with a heading as large as a page's title. */
export function CareerTeaser({
  title,
  perex,
  picture = null,
}: SectionCopy & { picture?: Queries.PictureFragment | null }) {
  return (
    <section id="career" className={styles.root} aria-labelledby="career_title">
      <div className={styles.inner}>
        <h2 id="career_title" className={styles.title}>
          {title}
        </h2>
        {perex && <p className={styles.perex}>{perex}</p>}
        <p>
          <ButtonLink to="/career-page">{SECTION_STRINGS.allPositions}</ButtonLink>
        </p>
      </div>
      <Picture picture={picture} alt="" sizes={CAREER_SIZES.teaser} className={styles.picture} />
    </section>
  );
}
