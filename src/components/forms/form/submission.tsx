import { type ReactNode, useEffect, useRef } from "react";
import { useOnline } from "../../../browser/hooks/use-online";
import { FORM_STRINGS, sendingFailed } from "../../../constants/form-strings";
import { PaperPlane } from "../../../ui/paper-plane/paper-plane";
import * as styles from "./form.module.scss";
import { useFormState } from "./form-context";

/**
 * Sends the form. While invalid it is `aria-disabled` and stays focusable; pressing it shows what
 * is missing.
 */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isHydrated, isValid, sending } = useFormState();
  const isSending = sending.phase === "sending" || (sending.phase === "failed" && sending.isLocked);
  const isDisabled = isHydrated && (isSending || sending.phase === "sent" || !isValid);
  return (
    <button type="submit" aria-disabled={isDisabled || undefined} className={styles.submit}>
      {isSending ? FORM_STRINGS.sending : children}
    </button>
  );
}

/**
 * The state of the message in words. Both live regions exist from the start, so that changes are
 * announced.
 */
export function SendingStatus() {
  const { sending } = useFormState();
  const { phase } = sending;
  const isOnline = useOnline();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Enter sends from any field, where the button may be far below the viewport.
    if (phase === "sent" || phase === "failed") words.current?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  return (
    <div ref={words} className={styles.status}>
      <div role="status">
        {isOnline ? null : <p className="quiet">{FORM_STRINGS.offline}</p>}
        {phase === "sent" ? (
          <p className={styles.sent}>
            <PaperPlane />
            {FORM_STRINGS.sent}
          </p>
        ) : null}
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
