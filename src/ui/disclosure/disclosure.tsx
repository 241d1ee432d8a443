import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./disclosure.module.scss";

export type DisclosureProps = {
  /** Anchor, inside the content, so that a link to it opens the disclosure. */
  id?: string;
  open?: boolean;
  /** Makes it a result of the search by itself, of this kind: `kind:position`. */
  searchFilter?: string | undefined;
  /**
   * A heading or phrasing content, as HTML allows in a summary. The first child takes the space.
   */
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
};

/** A native disclosure: works without JavaScript, and find-in-page opens it. */
export function Disclosure({
  id,
  open,
  searchFilter,
  summary,
  className,
  summaryClassName,
  children,
}: DisclosureProps) {
  return (
    <details
      open={open}
      className={classNames(styles.root, className)}
      data-pagefind-filter={searchFilter}
    >
      <summary className={classNames(styles.summary, summaryClassName)}>{summary}</summary>
      <div id={id}>{children}</div>
    </details>
  );
}
