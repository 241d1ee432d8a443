import { type ReactNode, useEffect, useRef } from "react";
import { useOnline } from "../../../browser/hooks/use-online";
import { FORM_STRINGS, sendingFailed } from "../../../constants/form-strings";
import { PaperPlane } from "../../../ui/paper-plane/paper-plane";
import * as styles from "./form.module.scss";
import { useFormState } from "./form-context";
import { isWaiting } from "./sending";

/**
 * The button that sends the form. For an invalid form it is `aria-disabled`, but stays focusable:
 * pressing it shows the problems.
 */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isHydrated, isValid, sending } = useFormState();
  const isSending = isWaiting(sending);
  const isDisabled = isHydrated && (isSending || sending.phase === "sent" || !isValid);
  return (
    <button type="submit" aria-disabled={isDisabled || undefined} className={styles.submit}>
      {isSending ? FORM_STRINGS.sending : children}
    </button>
  );
}

/**
 * State of the message. Both live regions exist from the start, so that changes are announced.
 * @param thanks shown in place of the confirmation
 */
export function SendingStatus({ thanks }: { thanks: ReactNode }) {
  const { sending } = useFormState();
  const { phase } = sending;
  const isOnline = useOnline();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Enter sends from any field, and the status may be far below the viewport.
    const hasResult = phase === "sent" || phase === "failed";
    if (hasResult) status.current?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  return (
    <div ref={status} className={styles.status}>
      <div role="status">
        {isOnline ? null : <p className="quiet">{FORM_STRINGS.offline}</p>}
        {thanks ||
          (phase === "sent" && (
            <p className={styles.sent}>
              <PaperPlane />
              {FORM_STRINGS.sent}
            </p>
          ))}
        {phase === "sending" && sending.percent !== null ? (
          <progress
            max={100}
            value={sending.percent}
            aria-label={FORM_STRINGS.sending}
            className={styles.progress}
          />
        ) : null}
      </div>
      <div role="alert">
        {phase === "failed" ? (
          <p className={styles.failed}>{sendingFailed(sending.message)}</p>
        ) : null}
      </div>
    </div>
  );
}
