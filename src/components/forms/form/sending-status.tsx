import { FORM_STRINGS, sendingFailed } from "../../../constants/form-strings";
import * as styles from "./form.module.scss";
import { useFormState } from "./form-context";

/** What becomes of the message, in words. Both places are there from the start: what comes into them is read out. */
export function SendingStatus() {
  const { sending } = useFormState();
  const { phase } = sending;
  return (
    <div className={styles.status}>
      <div role="status">
        {phase === "sent" ? <p className={styles.sent}>{FORM_STRINGS.sent}</p> : null}
        {phase === "sending" && sending.percent !== null ? (
          <progress max={100} value={sending.percent} aria-label={FORM_STRINGS.sending} className={styles.progress} />
        ) : null}
      </div>
      <div role="alert">
        {phase === "failed" ? <p className={styles.failed}>{sendingFailed(sending.message)}</p> : null}
      </div>
    </div>
  );
}
