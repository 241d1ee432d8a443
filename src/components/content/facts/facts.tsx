import * as styles from "./facts.module.scss";

export type FactsProps = { items: readonly { readonly label: string; readonly value: string }[] };

/** Short facts as name and value. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={styles.root}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
