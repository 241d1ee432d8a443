import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./run-on.module.scss";

export type RunOnProps = {
  items: readonly { readonly key: string; readonly text: ReactNode }[];
  size?: "normal" | "large";
};

/** A list set as one text, with a sign before each item; on a phone, one item a line. */
export function RunOn({ items, size = "normal" }: RunOnProps) {
  return (
    <ul className={classNames(styles.root, size === "large" && styles.large)}>
      {items.map(({ key, text }) => (
        <li key={key} className={styles.item}>
          {text}
        </li>
      ))}
    </ul>
  );
}
