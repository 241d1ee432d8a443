import { FORM_STRINGS } from "../../../constants/form-strings";
import { useFormState } from "../form/form-context";
import * as styles from "./fields.module.scss";

/** A group of checkboxes that look like buttons. */
export function Choices({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly string[];
}) {
  const { register } = useFormState();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        {label} <span className={styles.optional}>{FORM_STRINGS.optional}</span>
      </legend>
      {options.map((option) => (
        <label key={option} className={styles.choice} data-label={label}>
          <input type="checkbox" value={option} className={styles.plane} {...register(name)} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
