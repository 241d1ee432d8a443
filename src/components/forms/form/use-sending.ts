import { useEffect, useRef, useState } from "react";
import { FORM_SENT_MS, SENDING_LOCK_MS } from "../../../constants/forms";
import { FORM_IDS, type FormName } from "../../../form-contract/form-ids";
import type { Problem } from "../../../form-contract/problems";
import { beginProgress, finishProgress } from "../../../stores/progress";
import type { Sending } from "./form-context";
import { send } from "./send";

export type SendingHooks = {
  /** Asks for a token of the bot check. */
  askToken: (action: string) => Promise<string>;
  /** How long the visitor has had for the form, in ms; nothing where that cannot be told. */
  elapsed: () => number | undefined;
  /** The mailer has taken the message. */
  onSent: () => void;
  /** The confirmation has been there for its time. */
  onOver: () => void;
  /** The mailer has something against what was filled in. */
  onRefused: (problems: Readonly<Record<string, Problem>>) => void;
};

const isFile = (value: unknown): value is File => value instanceof File;

/** As the mailer takes it: JSON, or a form where there is a file. */
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

/** Takes a message to the mailer, once at a time, and tells how that goes. */
export function useSending(name: FormName, hooks: SendingHooks) {
  const { id, action } = FORM_IDS[name];
  const [sending, setSending] = useState<Sending>({ phase: "idle" });
  const isBusy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (milliseconds: number, then: () => void) => {
    timer.current = setTimeout(() => {
      isBusy.current = false;
      then();
    }, milliseconds);
  };

  async function take(values: Readonly<Record<string, unknown>>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending({ phase: "sending", percent: null });
    beginProgress();
    const recaptcha = await hooks.askToken(action);
    const result = await send(id, bodyOf({ ...values, recaptcha, elapsed: hooks.elapsed() }), (percent) =>
      setSending({ phase: "sending", percent }),
    );
    finishProgress(!result.ok);
    if (result.ok) {
      setSending({ phase: "sent" });
      hooks.onSent();
      later(FORM_SENT_MS, () => {
        setSending({ phase: "idle" });
        hooks.onOver();
      });
      return;
    }
    const { message, isNetworkFailure: isLocked, problems } = result;
    setSending({ phase: "failed", message, isLocked });
    hooks.onRefused(problems);
    if (isLocked) later(SENDING_LOCK_MS, () => setSending({ phase: "failed", message, isLocked: false }));
    else isBusy.current = false;
  }

  return { sending, take };
}
