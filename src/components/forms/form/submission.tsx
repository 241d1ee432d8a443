import { type ReactNode, useEffect, useRef, useState } from "react";
import { useOnline } from "../../../browser/hooks/use-online";
import { FORM_STRINGS, sendingFailed } from "../../../constants/form-strings";
import { PaperPlane } from "../../../ui/paper-plane/paper-plane";
import * as styles from "./form.module.scss";
import { useFormState } from "./form-context";
import { isWaiting, type Sending } from "./sending";

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

/** Whether the page's own thanks show: until the next message, since nobody reads them in 5 s. */
function useKeptThanks(phase: Sending["phase"]): boolean {
  const [hasSent, setHasSent] = useState(false);
  const next = phase === "idle" ? hasSent : phase === "sent";
  if (next !== hasSent) setHasSent(next);
  return next;
}

/**
 * State of the message. Both live regions exist from the start, so that changes are announced.
 * @param thanks the page's own words for a message that was sent
 */
export function SendingStatus({ thanks }: { thanks: string | null | undefined }) {
  const { sending } = useFormState();
  const { phase } = sending;
  const keepsThanks = useKeptThanks(phase);
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
        {phase === "sent" || (thanks && keepsThanks) ? (
          <p className={styles.sent}>
            <PaperPlane />
            {thanks || FORM_STRINGS.sent}
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
