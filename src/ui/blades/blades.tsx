import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import * as styles from "./blades.module.scss";

type Blade = {
  slug: string;
  picture: Queries.PictureFragment | null;
  /** Shown below the picture, on small screens beside it. */
  text: ReactNode;
};

export type BladesProps = {
  blades: readonly Blade[];
  /** Displayed width of each picture, as in the attribute `sizes`. */
  sizes: string;
  /** Whether the first picture shows without scrolling. */
  priority?: boolean;
};

/** Leaning pictures in a row that runs to the edge of the window, each with its text. */
export function Blades({ blades, sizes, priority = false }: BladesProps) {
  return (
    <ul className={styles.list}>
      {blades.map(({ slug, picture, text }, index) => (
        <li key={slug} className={styles.item}>
          <Picture
            picture={picture}
            alt=""
            sizes={sizes}
            priority={priority && index === 0}
            className={styles.blade}
          />
          <div className={styles.words}>{text}</div>
        </li>
      ))}
    </ul>
  );
}
