import { STRINGS } from "../../../constants/strings";
import { ButtonLink } from "../../ui/button-link/button-link";
import * as styles from "./hero.module.scss";
import { Stone } from "./stone";

export type HeroProps = { title: string; perex: string; highlight?: string | null };

/** The first thing seen: the headline, set huge, one word of it on a cut plane, before the stone. */
export function Hero({ title, perex, highlight }: HeroProps) {
  const [before, after] = highlight && title.includes(highlight) ? title.split(highlight, 2) : [title];
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <h1 className={styles.title}>
          {before}
          {after !== undefined && <mark className={styles.highlight}>{highlight}</mark>}
          {after}
        </h1>
        <div className={styles.stone}>
          <Stone />
        </div>
        <div className={styles.foot}>
          <p className={styles.perex}>{perex}</p>
          <ButtonLink to="/contact-form">{STRINGS.letsTalk}</ButtonLink>
        </div>
      </div>
    </header>
  );
}
