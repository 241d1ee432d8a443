import { useEffect, useRef } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { classNames } from "../../../ui/class-names";
import * as styles from "./fields.module.scss";
import { ProblemWords, useField } from "./use-field";

export type SelectFieldProps = {
  name: string;
  label: string;
  /** The choice of no option. */
  none: string;
  options: readonly string[];
  /** Selected at first; the visitor may change it. */
  preselected: string | undefined;
  /** The router's location: following the same link again selects it again. */
  location: unknown;
};

/** One of several options, or none. */
export function SelectField({
  name,
  label,
  none,
  options,
  preselected,
  location,
}: SelectFieldProps) {
  const { id, problemId, words, attributes } = useField(name);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location selects again.
  useEffect(() => {
    const select = place.current?.querySelector("select");
    if (!select || !preselected) return;
    select.value = preselected;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, [preselected, location]);
  return (
    <div ref={place} className={classNames(styles.field, styles.wide)}>
      <label htmlFor={id} className={styles.label} data-label={label}>
        {label} <span className={styles.optional}>{FORM_STRINGS.optional}</span>
      </label>
      <select id={id} className={classNames(styles.input, styles.select)} {...attributes}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <ProblemWords id={problemId} words={words} />
    </div>
  );
}
