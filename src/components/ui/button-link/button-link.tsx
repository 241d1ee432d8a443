import type { ReactNode } from "react";
import { Link, type LinkProps } from "../link/link";
import * as styles from "./button-link.module.scss";

export type ButtonLinkProps = Pick<LinkProps, "to" | "hash" | "ariaLabel" | "reloads"> & { children: ReactNode };

/** A link that asks to be followed: a plane with one edge cut. */
export function ButtonLink({ children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={styles.root}>
      <span className={styles.words}>{children}</span>
      <span className={styles.arrow} />
    </Link>
  );
}
