import { Link } from "../link/link";
import * as styles from "./big-link.module.scss";

export type BigLinkProps = { to: string; children: string };

/** An address as wide as its place: what one is meant to see first and to hit with any finger. */
export function BigLink({ to, children }: BigLinkProps) {
  return (
    <p className={styles.root}>
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </p>
  );
}
