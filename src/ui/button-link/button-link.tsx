import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Link, type LinkProps } from "../link/link";
import * as styles from "./button-link.module.scss";

export type ButtonLinkProps = Pick<LinkProps, "to" | "hash" | "reloads" | "onClick"> & {
  /** Whether its action is in progress. */
  isBusy?: boolean;
  children: ReactNode;
};

/** A call to action: a link that looks like a button with one edge cut. */
export function ButtonLink({ isBusy = false, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={classNames(styles.root, isBusy && styles.busy)}>
      <span>{children}</span>
      <span className={styles.arrow} />
    </Link>
  );
}
