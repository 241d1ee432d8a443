import { useId } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { classNames } from "../../../utils/class-names";
import * as styles from "./contact-form.module.scss";

export type FieldProps = {
  name: string;
  label: string;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  required?: boolean;
  multiline?: boolean;
};

/** A labelled place to write; what may stay empty says so. */
export function Field({ name, label, type = "text", autoComplete, required = false, multiline = false }: FieldProps) {
  const id = useId();
  const shared = {
    id,
    name,
    required,
    autoComplete,
    className: classNames(styles.input, multiline && styles.multiline),
  };
  return (
    <div className={classNames(styles.field, multiline && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label} {required ? null : <span className={styles.optional}>{FORM_STRINGS.optional}</span>}
      </label>
      {multiline ? <textarea {...shared} /> : <input {...shared} type={type} />}
    </div>
  );
}
