import type { ReactNode } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import * as styles from "./form.module.scss";
import { useFormEngine } from "./form-context";

/**
 * Sends the form around. While something is missing it says that it is disabled, and pressed it tells what is missing;
 * keyboards and screen readers can reach it all the time.
 */
export function SubmitButton({ children }: { children: ReactNode }) {
  const engine = useFormEngine();
  const { phase } = engine?.sending ?? { phase: "idle" };
  const isSending = phase === "sending" || (engine?.sending.phase === "failed" && engine.sending.isLocked);
  const isDisabled = engine !== null && (isSending || phase === "sent" || !engine.isValid);
  return (
    <button type="submit" aria-disabled={isDisabled || undefined} className={styles.submit}>
      {isSending ? FORM_STRINGS.sending : children}
    </button>
  );
}
