import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./section-heading.module.scss";

export type SectionHeadingProps = {
  /** Of the heading, for the section that is named by it. */
  id: string;
  title: string;
  perex?: string | null;
  /**
   * Title above the words or beside them; on a plane from the edge of the window; in one line with
   * them, where the content names itself; in the margin, beside the content.
   */
  layout?: "stack" | "split" | "plane" | "line" | "margin";
  /** A link to more of the section. */
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
