import { type RefObject, useEffect, useRef } from "react";
import { readSessionJson, removeSession, writeSession } from "../../../browser/dom/session";
import type { FormName } from "../../../form-contract/form-ids";
import type { Sending } from "./sending";

type FormRef = RefObject<HTMLFormElement | null>;
type Entry = readonly [name: string, value: string];

const keyOf = (name: string) => `draft:${name}`;

/** The stored draft of a form; empty when there is none or it is malformed. */
function readDraft(name: string): Entry[] {
  const entries = readSessionJson(keyOf(name));
  return Array.isArray(entries)
    ? entries.filter((entry) => Array.isArray(entry) && entry.length === 2)
    : [];
}

/** Removes the draft of a form that was sent. */
const forgetDraft = (name: string): void => removeSession(keyOf(name));

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "checkbox";

/** Puts a value into a field, as a visitor would. */
export type Fill = (name: string, value: string | true | string[]) => void;

/** Fills in the draft; input from before hydration is newer and stays. */
function restore(form: HTMLFormElement, draft: readonly Entry[], fill: Fill): void {
  for (const name of new Set(draft.map(([field]) => field))) {
    const values = draft.filter(([field]) => field === name).map(([, value]) => value);
    const elements = [...form.elements].filter((element) => element.getAttribute("name") === name);
    if (elements.some(isBox)) {
      if (!elements.some((element) => isBox(element) && element.checked))
        fill(name, elements.length > 1 ? values : true);
    } else if (elements.some((element) => (element as HTMLInputElement).value === ""))
      fill(name, String(values[0]));
  }
}

const isHidden = (form: HTMLFormElement, name: string) =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.type === "hidden";

/** The values of a form, without files, hidden and empty fields. */
const wordsOf = (form: HTMLFormElement): Entry[] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !isHidden(form, name) ? [[name, value]] : [],
  );

/**
 * Keeps the values of a form for this tab, so that they survive a reload. Files are not kept.
 * @param fill must be the same function each time
 * @returns whether the form had values at hydration: from a draft, restored by the browser, or
 * typed before
 */
export function useDraft(form: FormRef, name: FormName, fill: Fill): { hadWords: () => boolean } {
  const hadWords = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => {
      // Another form of this name may have more fields.
      const others = readDraft(name).filter(([field]) => !element.elements.namedItem(field));
      const entries = [...wordsOf(element), ...others];
      if (entries.length > 0) writeSession(keyOf(name), JSON.stringify(entries));
      else forgetDraft(name);
    };
    const draft = readDraft(name);
    hadWords.current = draft.length > 0 || wordsOf(element).length > 0;
    restore(element, draft, fill);
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form, name, fill]);
  return { hadWords: () => hadWords.current };
}

/** Content of each form when it was last sent, so that later changes are not lost. */
const sentWords = new Map<FormName, string>();

const wordsIn = (form: FormRef): string =>
  form.current ? JSON.stringify(wordsOf(form.current)) : "";

/** Remembers what is being sent. @returns call it on success: removes the draft */
export function noteSent(form: FormRef, name: FormName): () => void {
  sentWords.set(name, wordsIn(form));
  const before = JSON.stringify(readDraft(name));
  return () => {
    if (JSON.stringify(readDraft(name)) === before) forgetDraft(name);
  };
}

/**
 * React does not notice that a form was reset, and would then ignore the same input as before: a
 * box that is ticked again, the same CV. Assigning each value tells React.
 */
function empty(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea"))
    Object.assign(field, { value: field.value, checked: field.checked });
}

/** Resets a form when the confirmation of its message disappears. */
export function useEmptied(
  form: FormRef,
  name: FormName,
  { phase }: Sending,
  reset: () => void,
): void {
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
