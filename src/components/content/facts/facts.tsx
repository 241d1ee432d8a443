import type { ReactNode } from "react";
import * as styles from "./facts.module.scss";

/** Short facts as name and value, a line between them. */
export function Facts({ items }: { items: readonly { readonly label: string; readonly value: ReactNode }[] }) {
  return (
    <dl className={styles.root}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
