import type { ReactNode } from "react";
import * as styles from "./facts.module.scss";

export type Fact = { label: string; value: ReactNode };

/** A list of facts; the first is the largest. One without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
