import type { ReactNode } from "react";
import { Link } from "../link/link";
import * as styles from "./arrow-link.module.scss";

export type ArrowLinkProps = { to: string; hash?: string | null; children: ReactNode };

/** A link with an arrow. */
export function ArrowLink({ to, hash, children }: ArrowLinkProps) {
  return (
    <Link to={to} hash={hash} className={styles.root}>
      <span className={styles.words}>{children}</span>
      <span className={styles.arrow} />
    </Link>
  );
}
