import type { ReactNode } from "react";
import * as styles from "./fields.module.scss";
import { ProblemWords, useField } from "./use-field";

export function Agreement({
  name,
  label,
  children,
}: {
  name: string;
  label: string;
  children: ReactNode;
}) {
  const { id, problemId, words, attributes } = useField(name);
  return (
    <div className={styles.wide}>
      <div className={styles.agreement}>
        <input type="checkbox" id={id} required className={styles.box} {...attributes} />
        <label htmlFor={id} data-label={label}>
          {children}
        </label>
      </div>
      <ProblemWords id={problemId} words={words} />
    </div>
  );
}
