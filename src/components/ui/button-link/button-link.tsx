import type { ReactNode } from "react";
import { Link } from "../link/link";
import * as styles from "./button-link.module.scss";

export type ButtonLinkProps = { to: string; hash?: string | null; ariaLabel?: string; children: ReactNode };

/** A link that asks to be followed: a plane with one edge cut. */
export function ButtonLink({ to, hash, ariaLabel, children }: ButtonLinkProps) {
  return (
    <Link to={to} hash={hash} ariaLabel={ariaLabel} className={styles.root}>
      <span className={styles.words}>{children}</span>
      <span className={styles.arrow} />
    </Link>
  );
}
