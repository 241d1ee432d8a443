import { type RefObject, useEffect, useRef } from "react";
import {
  readSession,
  readSessionJson,
  removeSession,
  writeSession,
} from "../../../browser/dom/session";
import type { FormName } from "../../../form-contract/form-ids";
import type { Sending } from "./sending";

type FormRef = RefObject<HTMLFormElement | null>;
type Entry = readonly [name: string, value: string];

const keyOf = (name: string) => `draft:${name}`;

/** Reads the draft of a form; empty without one, and for a malformed one. */
function readDraft(name: string): Entry[] {
  const entries = readSessionJson(keyOf(name));
  return Array.isArray(entries)
    ? entries.filter((entry) => Array.isArray(entry) && entry.length === 2)
    : [];
}

const removeDraft = (name: string): void => removeSession(keyOf(name));

const isCheckbox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "checkbox";

/** Sets the value of a field, as a visitor would. */
export type Fill = (name: string, value: string | true | string[]) => void;

/** Fills in the draft. Input from before hydration is newer, and stays. */
function restore(form: HTMLFormElement, draft: readonly Entry[], fill: Fill): void {
  for (const name of new Set(draft.map(([field]) => field))) {
    const values = draft.filter(([field]) => field === name).map(([, value]) => value);
    const elements = [...form.elements].filter((element) => element.getAttribute("name") === name);
    if (elements.some(isCheckbox)) {
      const isChecked = elements.some((element) => isCheckbox(element) && element.checked);
      if (!isChecked) fill(name, elements.length > 1 ? values : true);
    } else if (elements.some((element) => (element as HTMLInputElement).value === ""))
      fill(name, String(values[0]));
  }
}

const isHidden = (form: HTMLFormElement, name: string) =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.type === "hidden";

/** The values that a visitor has entered: without files, hidden and empty fields. */
const entriesOf = (form: HTMLFormElement): Entry[] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !isHidden(form, name) ? [[name, value]] : [],
  );

/** Whether the page itself has chosen the value of a field, such as a position. */
const isPreselected = (form: HTMLFormElement, name: string): boolean => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement && !!field.selectedOptions[0]?.defaultSelected;
};

/**
 * Keeps the values of a form for this tab, so that they survive a reload. Files are not kept.
 * @param fill must be the same function each time
 * @returns tells whether the form had values at hydration, be it from a draft, restored by the
 * browser, or typed before
 */
export function useDraft(form: FormRef, name: FormName, fill: Fill): () => boolean {
  const hadValues = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => {
      // Another form of this name may have fields that this one lacks.
      const others = readDraft(name).filter(([field]) => !element.elements.namedItem(field));
      const entries = [...entriesOf(element), ...others];
      if (entries.length > 0) writeSession(keyOf(name), JSON.stringify(entries));
      else removeDraft(name);
    };
    const draft = readDraft(name);
    hadValues.current =
      draft.length > 0 || entriesOf(element).some(([field]) => !isPreselected(element, field));
    restore(element, draft, fill);
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form, name, fill]);
  return () => hadValues.current;
}

/** Values of each form when it was last sent, as JSON. */
const sentValues = new Map<FormName, string>();

const valuesOf = (form: FormRef): string =>
  form.current ? JSON.stringify(entriesOf(form.current)) : "";

/**
 * Stores the values that are being sent: later changes must not be lost.
 * @returns removes the draft; call it on success
 */
export function noteSent(form: FormRef, name: FormName): () => void {
  sentValues.set(name, valuesOf(form));
  const draft = readSession(keyOf(name));
  return () => {
    if (readSession(keyOf(name)) === draft) removeDraft(name);
  };
}

/**
 * Empties a form. React does not notice a reset, and would then ignore the same input as before,
 * such as a box that is ticked again. Assigning each value tells React.
 */
function empty(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea"))
    Object.assign(field, { value: field.value, checked: field.checked });
}

/** Empties a form when the confirmation of its message disappears. */
export function useEmptyAfterSent(
  form: FormRef,
  name: FormName,
  { phase }: Sending,
  reset: () => void,
): void {
  const lastPhase = useRef(phase);
  useEffect(() => {
    const isOver = lastPhase.current === "sent" && phase === "idle";
    lastPhase.current = phase;
    if (!isOver || valuesOf(form) !== sentValues.get(name)) return;
    removeDraft(name);
    if (form.current) empty(form.current);
    reset();
  }, [form, name, phase, reset]);
}
