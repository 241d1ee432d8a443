import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import * as styles from "./blades.module.scss";

type Blade = {
  slug: string;
  picture: Queries.PictureFragment | null;
  /** Beside or below the picture. */
  words: ReactNode;
};

export type BladesProps = {
  blades: readonly Blade[];
  /** Displayed width of each picture. */
  sizes: string;
  /** Whether the first picture is in the first window. */
  priority?: boolean;
};

/**
 * Pictures in a row, leaning to the edge of the window, the words of each below its own; on small
 * screens, beside it.
 */
export function Blades({ blades, sizes, priority = false }: BladesProps) {
  return (
    <ul className={styles.list}>
      {blades.map(({ slug, picture, words }, index) => (
        <li key={slug} className={styles.item}>
          <Picture
            picture={picture}
            alt=""
            sizes={sizes}
            priority={priority && index === 0}
            className={styles.blade}
          />
          <div className={styles.words}>{words}</div>
        </li>
      ))}
    </ul>
  );
}
