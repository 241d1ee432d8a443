import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./run-on.module.scss";

export type RunOnProps = {
  items: readonly { readonly key: string; readonly words: ReactNode }[];
  size?: "normal" | "large";
};

/**
 * A list whose items run on as one text, a cut of light before each; on a phone, a list with lines.
 */
export function RunOn({ items, size = "normal" }: RunOnProps) {
  return (
    <ul className={classNames(styles.root, size === "large" && styles.large)}>
      {items.map(({ key, words }) => (
        <li key={key} className={styles.item}>
          {words}
        </li>
      ))}
    </ul>
  );
}
