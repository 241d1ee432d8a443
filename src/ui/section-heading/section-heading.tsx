import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./section-heading.module.scss";

export type SectionHeadingProps = {
  /** Id of the `h2`, which names the section. */
  id: string;
  title: string;
  perex?: string | null;
  /**
   * Place of the title: `stack` above the introduction, `split` beside it, `plane` on a plane from
   * the edge of the window, `line` in one line with the introduction, `margin` beside the content.
   */
  layout?: "stack" | "split" | "plane" | "line" | "margin";
  /** A link to more entries. */
  action?: ReactNode;
};

const LAYOUTS = {
  stack: "",
  split: styles.split,
  plane: styles.plane,
  line: styles.line,
  margin: styles.margin,
};

/** The heading of a section with its introduction. */
export function SectionHeading({
  id,
  title,
  perex,
  layout = "stack",
  action,
}: SectionHeadingProps) {
  return (
    <header className={classNames(styles.root, LAYOUTS[layout])}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {perex && <p className={styles.perex}>{perex}</p>}
      {action && <p className={styles.action}>{action}</p>}
    </header>
  );
}
