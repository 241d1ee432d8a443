import { type RefObject, useEffect, useRef } from "react";
import type { FormName } from "../../../form-contract/form-ids";
import { forgetDraft, readDraft, wordsOf } from "../../../hooks/use-draft";
import type { Sending } from "./sending";

type FormRef = RefObject<HTMLFormElement | null>;

/** Content of each form when it was last sent, so that later changes are not lost. */
const sentWords = new Map<FormName, string>();

const wordsIn = (form: FormRef): string => (form.current ? JSON.stringify(wordsOf(form.current)) : "");

/** Remembers what is being sent. @returns call it on success: removes the draft */
export function noteSent(form: FormRef, name: FormName): () => void {
  sentWords.set(name, wordsIn(form));
  const before = JSON.stringify(readDraft(name));
  return () => {
    if (JSON.stringify(readDraft(name)) === before) forgetDraft(name);
  };
}

/**
 * React does not notice that a form was reset, and would then ignore the same input as before: a box that is ticked again, the
 * same CV. Assigning each value tells React.
 */
function empty(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea"))
    Object.assign(field, { value: field.value, checked: field.checked });
}

/** Resets a form when the confirmation of its message disappears. */
export function useEmptied(form: FormRef, name: FormName, { phase }: Sending, reset: () => void): void {
  const before = useRef(phase);
  useEffect(() => {
    const isOver = before.current === "sent" && phase === "idle";
    before.current = phase;
    if (!isOver || wordsIn(form) !== sentWords.get(name)) return;
    forgetDraft(name);
    if (form.current) empty(form.current);
    reset();
  }, [form, name, phase, reset]);
}
