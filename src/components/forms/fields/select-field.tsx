import { useEffect, useRef } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { classNames } from "../../../ui/class-names";
import * as styles from "./fields.module.scss";
import { FieldMessage, useField } from "./use-field";

export type SelectFieldProps = {
  name: string;
  label: string;
  /** Text of the choice without an option. */
  none: string;
  options: readonly string[];
  /** The option that is selected at first. */
  preselected: string | undefined;
};

/** A choice of one option, or of none. */
export function SelectField({ name, label, none, options, preselected }: SelectFieldProps) {
  const { id, problemId, problem, attributes } = useField(name);
  const root = useRef<HTMLDivElement>(null);
  // A built page may be without it: the address decides on the career page.
  useEffect(() => {
    const select = root.current?.querySelector("select");
    if (!select || !preselected || select.value) return;
    select.value = preselected;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, [preselected]);
  return (
    <div ref={root} className={classNames(styles.field, styles.wide)}>
      <label htmlFor={id} className={styles.label} data-label={label}>
        {label} <span className={styles.optional}>{FORM_STRINGS.optional}</span>
      </label>
      <select
        id={id}
        defaultValue={preselected}
        className={classNames(styles.input, styles.select)}
        {...attributes}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <FieldMessage id={problemId} problem={problem} />
    </div>
  );
}
