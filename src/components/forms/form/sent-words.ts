import { type RefObject, useEffect, useRef } from "react";
import type { FormName } from "../../../form-contract/form-ids";
import { forgetDraft, readDraft, wordsOf } from "../../../hooks/use-draft";
import type { Sending } from "./sending";

type FormRef = RefObject<HTMLFormElement | null>;

/** What stood in each form when it was sent last. What has been written since is not lost with it. */
const sentWords = new Map<FormName, string>();

const wordsIn = (form: FormRef): string => (form.current ? JSON.stringify(wordsOf(form.current)) : "");

/**
 * Notes what is being sent.
 * @returns to be called when it has been: the draft of it is forgotten
 */
export function noteSent(form: FormRef, name: FormName): () => void {
  sentWords.set(name, wordsIn(form));
  const before = JSON.stringify(readDraft(name));
  return () => {
    if (JSON.stringify(readDraft(name)) === before) forgetDraft(name);
  };
}

/** Empties a form once its message has been confirmed for its time. */
export function useEmptied(form: FormRef, name: FormName, { phase }: Sending, reset: () => void): void {
  const before = useRef(phase);
  useEffect(() => {
    const isOver = before.current === "sent" && phase === "idle";
    before.current = phase;
    if (!isOver || wordsIn(form) !== sentWords.get(name)) return;
    forgetDraft(name);
    form.current?.reset();
    reset();
  }, [form, name, phase, reset]);
}
