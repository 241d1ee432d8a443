import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./disclosure.module.scss";

export type DisclosureProps = {
  /** Id of the content, so that a link to it opens the disclosure. */
  id?: string;
  open?: boolean;
  /** Search filter, such as `kind:position`, with which it is a search result of its own. */
  searchFilter?: string | undefined;
  /** A heading or phrasing content. Its first child takes the free space. */
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
};

/** A `details` element: it works without JavaScript, and find-in-page opens it. */
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
