import { createRoot } from "react-dom/client";
import { create } from "zustand";
import { FORM_STRINGS, sendingFailed } from "../../../constants/form-strings";
import type { FormName } from "../../../form-contract/form-ids";
import * as styles from "./form.module.scss";

export type Sending =
  | { phase: "idle" }
  | { phase: "sending"; percent: number | null }
  | { phase: "sent" }
  /** `isLocked`: for a while after a network failure. */
  | { phase: "failed"; message: string; isLocked: boolean };

const IDLE: Sending = { phase: "idle" };

type Sendings = {
  /** States by form. Sending goes on while a form is closed. */
  sendings: Partial<Record<FormName, Sending>>;
  /** Names of the forms on the page, repeated for two of the same name. */
  shown: readonly FormName[];
};

const useSendings = create<Sendings>(() => ({ sendings: {}, shown: [] }));

const { getState, setState } = useSendings;

export const sendingOf = (name: FormName): Sending => getState().sendings[name] ?? IDLE;

export const setSending = (name: FormName, sending: Sending): void =>
  setState(({ sendings }) => ({ sendings: { ...sendings, [name]: sending } }));

export const useSendingOf = (name: FormName): Sending =>
  useSendings(({ sendings }) => sendings[name] ?? IDLE);

/** Whether a message is on its way, or the next one has to wait after a failure. */
export const isWaiting = (sending: Sending): boolean =>
  sending.phase === "sending" || (sending.phase === "failed" && sending.isLocked);

/** Registers a form on the page. @returns unregisters it */
export function showForm(name: FormName): () => void {
  setState(({ shown }) => ({ shown: [...shown, name] }));
  return () =>
    setState(({ shown }) => {
      const at = shown.indexOf(name);
      return { shown: shown.filter((_, index) => index !== at) };
    });
}

/** Results of messages whose forms are not on the page. */
const useUnseenResults = (): [FormName, Sending][] => {
  const { sendings, shown } = useSendings();
  return (Object.entries(sendings) as [FormName, Sending][]).filter(
    ([name, { phase }]) => !shown.includes(name) && (phase === "sent" || phase === "failed"),
  );
};

/** Notices of the results of messages whose forms are not on the page. */
function SendingNotices() {
  const results = useUnseenResults();
  return (
    <div role="status" className={styles.notices}>
      {results.map(([name, sending]) => (
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

let isRendered = false;

/** Renders the notices in a separate root, once, with the first message. */
export function renderNotices(): void {
  if (isRendered) return;
  isRendered = true;
  createRoot(document.body.appendChild(document.createElement("div"))).render(<SendingNotices />);
}
