import { FORM_STRINGS } from "../../../constants/form-strings";
import { useFormState } from "../form/form-context";
import * as styles from "./fields.module.scss";

/** A group of checkboxes, drawn as buttons. */
export function Choices({
  name,
  label,
  words,
}: {
  name: string;
  label: string;
  words: readonly string[];
}) {
  const { register } = useFormState();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        {label} <span className={styles.optional}>{FORM_STRINGS.optional}</span>
      </legend>
      {words.map((word) => (
        <label key={word} className={styles.choice} data-label={label}>
          <input type="checkbox" value={word} className={styles.plane} {...register(name)} />
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}
