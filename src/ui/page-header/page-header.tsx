import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./page-header.module.scss";

export type PageHeaderProps = {
  title: ReactNode;
  perex?: string | null;
  tone?: "paper" | "ink" | "accent";
  /**
   * Whether the title is smaller and beside its introduction, so that the content shows at once.
   */
  isCompact?: boolean;
  /** Shown beside the introduction in wide windows only: the page must have it elsewhere, too. */
  aside?: ReactNode;
  children?: ReactNode;
};

const TONES = { paper: undefined, ink: styles.ink, accent: "on-accent" };

/** The top of a page: its `h1`, set huge, and the introduction. */
export function PageHeader({
  title,
  perex,
  tone = "paper",
  isCompact = false,
  aside,
  children,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.root, TONES[tone])}>
      <div className={styles.inner}>
        <h1 className={classNames(styles.title, isCompact && styles.compact)}>{title}</h1>
        {perex && <p className={styles.perex}>{perex}</p>}
        {aside && <div className={styles.beside}>{aside}</div>}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </header>
  );
}
