import { FORM_STRINGS } from "../../../constants/form-strings";
import { useFormEngine } from "../form/form-context";
import * as styles from "./fields.module.scss";

/** A field for programs: who fills it in is none of the visitors. */
export function Honeypot() {
  const engine = useFormEngine();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {FORM_STRINGS.website}
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...(engine ? engine.register("website") : { name: "website" })}
        />
      </label>
    </div>
  );
}
