import type { ReactNode } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import * as styles from "./form.module.scss";
import { useFormState } from "./form-context";

/** Sends the form. While invalid it is `aria-disabled` and stays focusable; pressing it shows what is missing. */
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
