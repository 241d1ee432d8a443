import { useEffect } from "react";
import {
  beginProgress,
  finishProgress,
  withMinimumDisplay,
} from "../../../browser/stores/progress";
import { FORM_SENT_MS, SENDING_LOCK_MS } from "../../../constants/forms";
import { FORM_IDS, type FormName } from "../../../form-contract/form-ids";
import type { Problem } from "../../../form-contract/problems";
import { currentLead, reportLead } from "./lead";
import { send } from "./send";
import {
  isWaiting,
  renderNotices,
  type Sending,
  sendingOf,
  setSending,
  showForm,
  useSendingOf,
} from "./sending";

type SendingHooks = {
  /** Requests a token of the bot check. */
  askToken: (action: string) => Promise<string>;
  /** Time that the visitor has had for the form, in ms; undefined if it is unknown. */
  elapsed: () => number | undefined;
  /** Called once the mailer has accepted a message and it is reported. */
  onAccepted: () => void;
  /** Called with the problems for which the mailer refused the input. */
  onRefused: (problems: Readonly<Record<string, Problem>>) => void;
};

const isFile = (value: unknown): value is File => value instanceof File;

/** Makes the body of a request: JSON, or form data for values with a file. */
function bodyOf(values: Readonly<Record<string, unknown>>): string | FormData {
  if (!Object.values(values).some(isFile)) return JSON.stringify(values);
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (isFile(value)) body.append(name, value);
    else body.append(name, value === true ? "on" : String(value));
  }
  return body;
}

/** Sets a state and, after a time in ms, the next one, unless the state has changed meanwhile. */
function setForTime(name: FormName, state: Sending, time: number, next: Sending): void {
  setSending(name, state);
  setTimeout(() => sendingOf(name) === state && setSending(name, next), time);
}

/** Sends messages of a form, one at a time. All forms of the name share the state. */
export function useSending(name: FormName, hooks: SendingHooks) {
  const { id, action } = FORM_IDS[name];
  const sending = useSendingOf(name);

  useEffect(() => showForm(name), [name]);

  const request = async (values: Readonly<Record<string, unknown>>) => {
    beginProgress();
    const [recaptcha, lead] = await Promise.all([hooks.askToken(action), currentLead()]);
    const failure = await send(
      id,
      bodyOf({ ...values, recaptcha, elapsed: hooks.elapsed(), lead }),
      (percent) => setSending(name, { phase: "sending", percent }),
    );
    finishProgress(failure !== null);
    return failure;
  };

  /** Sends a message. @param onSent called once the mailer has accepted it */
  async function take(
    values: Readonly<Record<string, unknown>>,
    onSent: () => void,
  ): Promise<void> {
    const current = sendingOf(name);
    if (isWaiting(current) || current.phase === "sent") return;
    renderNotices();
    setSending(name, { phase: "sending", percent: null });
    const failure = await withMinimumDisplay(request(values));
    if (!failure) {
      onSent();
      setForTime(name, { phase: "sent" }, FORM_SENT_MS, { phase: "idle" });
      // It names the page, which the visitor may leave next. The tag manager may throw.
      try {
        reportLead(name, values.position);
      } finally {
        hooks.onAccepted();
      }
      return;
    }
    const { message, isNetworkFailure: isLocked = false, problems = {} } = failure;
    hooks.onRefused(problems);
    const failed = { phase: "failed", message } as const;
    const unlocked = { ...failed, isLocked: false };
    setForTime(name, { ...failed, isLocked }, SENDING_LOCK_MS, unlocked);
  }

  return { sending, take };
}
