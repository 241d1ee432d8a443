import type { ReactNode } from "react";
import * as styles from "./page-header.module.scss";

export type PageHeaderProps = { title: ReactNode; perex?: string | null; children?: ReactNode };

/** The top of a page: its one first-level heading. */
export function PageHeader({ title, perex, children }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        {perex && <p className={styles.perex}>{perex}</p>}
        {children}
      </div>
    </header>
  );
}
