import { type RefObject, useEffect } from "react";
import { forgetSession, readSession, writeSession } from "../stores/session";

type Entry = readonly [name: string, value: string];

const keyOf = (name: string) => `draft:${name}`;

/** What was noted down, or nothing where that cannot be read. */
function readDraft(name: string): Entry[] {
  try {
    const entries: unknown = JSON.parse(readSession(keyOf(name)) ?? "[]");
    return Array.isArray(entries) ? entries.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
  } catch {
    return [];
  }
}

/** What has been sent is no draft any more. */
export const forgetDraft = (name: string): void => forgetSession(keyOf(name));

const isTicked = (input: HTMLInputElement) => input.type === "checkbox" || input.type === "radio";

function restore(form: HTMLFormElement, draft: readonly Entry[]): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && isTicked(element)) {
      element.checked ||= draft.some(([name, value]) => name === element.name && value === element.value);
    } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const [, value] = draft.find(([name]) => name === element.name) ?? [];
      // What was typed before this script was there is newer.
      if (value !== undefined && element.type !== "file" && element.value === "") element.value = value;
    }
  }
}

/** Keeps what is typed into a form for this tab, so that it survives a reload. Files are not kept. */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const note = () => {
      const entries = [...new FormData(element)].filter(([, value]) => typeof value === "string" && value !== "");
      if (entries.length > 0) writeSession(keyOf(name), JSON.stringify(entries));
      else forgetSession(keyOf(name));
    };
    restore(element, readDraft(name));
    element.addEventListener("input", note);
    return () => element.removeEventListener("input", note);
  }, [form, name]);
}
