import type { ReactNode } from "react";
import { Link } from "../link/link";
import * as styles from "./arrow-link.module.scss";

export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.root}>
      <span className={styles.words}>{children}</span>
    </Link>
  );
}
