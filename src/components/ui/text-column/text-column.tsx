import type { ReactNode } from "react";
import * as styles from "./text-column.module.scss";

export type TextColumnProps = { children: ReactNode };

/** The column in which a long text stands. */
export function TextColumn({ children }: TextColumnProps) {
  return <div className={styles.root}>{children}</div>;
}
