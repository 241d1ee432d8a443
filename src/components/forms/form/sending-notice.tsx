import { createRoot } from "react-dom/client";
import { FORM_STRINGS, sendingFailed } from "../../../constants/form-strings";
import * as styles from "./form.module.scss";
import { setSending, useOrphans } from "./sending";

/** Results of messages whose forms are no longer on the page. */
function SendingNotice() {
  const orphans = useOrphans();
  return (
    <div role="status" className={styles.notices}>
      {orphans.map(([name, sending]) => (
        <div key={name} className={styles.notice}>
          <p>{sending.phase === "failed" ? sendingFailed(sending.message) : FORM_STRINGS.sent}</p>
          {sending.phase === "failed" ? <p>{FORM_STRINGS.draftKept}</p> : null}
          <button type="button" onClick={() => setSending(name, { phase: "idle" })}>
            {FORM_STRINGS.closeNotice}
          </button>
        </div>
      ))}
    </div>
  );
}

let isThere = false;

/** Renders the notices in a root of their own, with the first message: pages do not load it before. */
export function prepareNotice(): void {
  if (isThere) return;
  isThere = true;
  createRoot(document.body.appendChild(document.createElement("div"))).render(<SendingNotice />);
}
