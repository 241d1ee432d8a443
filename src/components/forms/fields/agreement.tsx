import type { ReactNode } from "react";
import * as styles from "./fields.module.scss";
import { FieldMessage, useField } from "./use-field";

/** A required checkbox. @param label short name of it, for the list of problems */
export function Agreement({
  name,
  label,
  children,
}: {
  name: string;
  label: string;
  children: ReactNode;
}) {
  const { id, problemId, problem, attributes } = useField(name);
  return (
    <div className={styles.wide}>
      <div className={styles.agreement}>
        <input type="checkbox" id={id} required className={styles.box} {...attributes} />
        <label htmlFor={id} data-label={label}>
          {children}
        </label>
      </div>
      <FieldMessage id={problemId} problem={problem} />
    </div>
  );
}
