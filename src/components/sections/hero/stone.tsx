import * as styles from "./stone.module.scss";
import { STONE_FACETS } from "./stone-facets";

const TONES = [
  styles.dark0,
  styles.dark1,
  styles.dark2,
  styles.dark3,
  styles.light4,
  styles.light5,
  styles.light6,
  styles.light7,
  styles.light8,
  styles.light9,
];

/** The cut stone; an ornament. */
export function Stone() {
  return (
    <svg className={styles.root} viewBox="0 0 800 900" aria-hidden="true" focusable="false">
      {STONE_FACETS.map(([tone, path]) => (
        <path key={path} d={path} className={TONES[tone]} />
      ))}
    </svg>
  );
}
