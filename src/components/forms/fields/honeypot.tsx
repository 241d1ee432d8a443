import { FORM_STRINGS } from "../../../constants/form-strings";
import { useFormState } from "../form/form-context";
import * as styles from "./fields.module.scss";

/** A field that only bots fill in. */
export function Honeypot() {
  const { register } = useFormState();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {FORM_STRINGS.website}
        <input type="text" tabIndex={-1} autoComplete="off" {...register("website")} />
      </label>
    </div>
  );
}
