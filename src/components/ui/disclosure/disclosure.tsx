import type { ReactNode } from "react";
import { classNames } from "../../../utils/class-names";
import * as styles from "./disclosure.module.scss";

export type DisclosureProps = {
  /** Anchor: it stands inside what unfolds, so that a link to it unfolds it. */
  id?: string;
  /** Of several with the same name one is open at a time. */
  name?: string;
  open?: boolean;
  /** A heading or words: what HTML allows in a summary. The first of them takes the room. */
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
};

/** Something that unfolds; the browser's own, so it works without a script and is found by its search. */
export function Disclosure({ id, name, open, summary, className, summaryClassName, children }: DisclosureProps) {
  return (
    <details name={name} open={open} className={classNames(styles.root, className)}>
      <summary className={classNames(styles.summary, summaryClassName)}>
        {summary}
        <span className={styles.sign} />
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
