import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./page-header.module.scss";

export type PageHeaderProps = {
  title: ReactNode;
  perex?: string | null;
  tone?: "paper" | "ink" | "accent";
  /**
   * The title is smaller and stands beside its introduction, so that what the page is for shows at
   * once.
   */
  isCompact?: boolean;
  /**
   * In the free half beside the introduction, where there is one: nothing that is not also
   * elsewhere on the page.
   */
  beside?: ReactNode;
  children?: ReactNode;
};

const TONES = { paper: undefined, ink: styles.ink, accent: "on-accent" };

/** The top of a page: its one first-level heading, set huge, with the introduction to its right. */
export function PageHeader({
  title,
  perex,
  tone = "paper",
  isCompact = false,
  beside,
  children,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.root, TONES[tone])}>
      <div className={styles.inner}>
        <h1 className={classNames(styles.title, isCompact && styles.compact)}>{title}</h1>
        {perex && <p className={styles.perex}>{perex}</p>}
        {beside && <div className={styles.beside}>{beside}</div>}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </header>
  );
}
