import { STRINGS } from "../../../../constants/strings";
import { ButtonLink } from "../../../../ui/button-link/button-link";
import { Highlighted } from "../../../../ui/highlighted/highlighted";
import { classNames } from "../../../../utils/class-names";
import * as styles from "./hero.module.scss";
import { Stone } from "./stone";

/** A headline of more characters than this is set a size smaller, so that it stays beside the stone and in the window. */
const LONGEST_HUGE = 36;

/** The first thing seen: the headline, set huge, one word of it on a cut plane, before the stone. */
export function Hero({ title, perex, highlight }: { title: string; perex: string; highlight?: string | null }) {
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <h1 className={classNames(styles.title, title.length > LONGEST_HUGE && styles.long)}>
          <Highlighted text={title} words={highlight} />
        </h1>
        <div className={styles.foot}>
          <p className={styles.perex}>{perex}</p>
          <ButtonLink to="/contact-form">{STRINGS.letsTalk}</ButtonLink>
        </div>
        {/* Last: what is above and below it has its height by then, so the stone never moves. */}
        <div className={styles.stone}>
          <Stone />
        </div>
      </div>
    </header>
  );
}
