import type { ReactNode } from "react";
import { Link } from "../link/link";
import * as styles from "./button-link.module.scss";

export type ButtonLinkProps = { to: string; ariaLabel?: string; children: ReactNode };

/** A link that asks to be followed. */
export function ButtonLink({ to, ariaLabel, children }: ButtonLinkProps) {
  return (
    <Link to={to} ariaLabel={ariaLabel} className={styles.root}>
      {children}
    </Link>
  );
}
