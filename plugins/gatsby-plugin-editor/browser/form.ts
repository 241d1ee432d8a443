import type { Path } from "../../gatsby-source-content/model";
import { CONTROL, fieldId, isSaving, LIST_ITEM, MESSAGE, NOTIFICATION } from "./decap-internals";

/** What one of the next frames has. */
export async function soon<Found>(
  find: () => Found | null | undefined,
  frames = 600,
): Promise<Found | undefined> {
  for (let frame = 0; frame < frames; frame++) {
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

const around = (element: Element): Element | null =>
  element.parentElement?.closest(CONTROL) ?? null;
export const isFormOpen = (): boolean => document.querySelector(CONTROL) !== null;

/** The number of the item of a list that a control is in, from 0; of no list it is -1. */
function itemOf(control: Element): number {
  const item = control.closest(LIST_ITEM);
  return [...(item?.parentElement?.children ?? [])].indexOf(item as Element);
}

/** The control of a field, or the next around it that there is; null when no form is open. */
export function controlAt(path: Path): Element | null {
  let control: Element | null = null;
  for (const [place, key] of path.entries()) {
    if (typeof key === "number") continue;
    const index = path[place - 1];
    const inside: Element[] = [...(control ?? document).querySelectorAll(CONTROL)].filter(
      (one) =>
        around(one) === control &&
        (typeof index === "string" || index === undefined || itemOf(one) === index),
    );
    const named = inside.find((one) =>
      one.querySelector("label")?.htmlFor.startsWith(fieldId(key)),
    );
    if (!named) return control;
    control = named;
  }
  return control;
}

/** The outermost closed group or item of a list. */
function closedAround(element: Element | null): Element | null {
  if (!element) return null;
  return (
    closedAround(element.parentElement) ??
    (getComputedStyle(element).display === "none" ? element : null)
  );
}

/** Opens what a field is in, and goes there. */
export async function reveal(control: Element | null | undefined): Promise<void> {
  if (!control) return;
  for (let closed = closedAround(control); closed; closed = closedAround(control)) {
    const before = closed;
    closed.parentElement?.querySelector("button")?.click();
    if (!(await soon(() => closedAround(control) !== before))) return;
  }
  control.scrollIntoView({ block: "center" });
  control.querySelector<HTMLElement>("input, textarea, [contenteditable=true], button")?.focus();
}

/**
 * Shows messages at their fields, as the CMS does its own, until a field changes or is saved again;
 * leads to the first.
 */
export function markFields(faults: readonly { path: Path; message: string }[]): void {
  for (const { path, message } of faults) controlAt(path)?.setAttribute("data-fault", message);
  void reveal(faults[0] && controlAt(faults[0].path));
}

/** `Facts 2, Value is required.` */
function inWords(message: Element): string {
  let words = message.textContent;
  let inner = around(message) ?? message;
  for (let group = around(inner); group; group = around(group)) {
    const item = inner.closest(LIST_ITEM);
    const number = group.contains(item) ? ` ${itemOf(inner) + 1}` : "";
    words = `${group.querySelector("label")?.firstChild?.textContent}${number}, ${words}`;
    inner = group;
  }
  return words;
}

/**
 * Leads to the first of the fields that the CMS refuses and marks, where nobody may see it, and
 * names them.
 * @param notSaved what the CMS says then: its words are fixed when it starts
 */
export function leadToMessages(notSaved: string): void {
  const unmark = (control: Element | null) => control?.removeAttribute("data-fault");
  addEventListener("input", ({ target }) => unmark((target as Element).closest("[data-fault]")), {
    capture: true,
  });
  const lead = async (event: Event) => {
    if (!isSaving(event)) return;
    document.querySelectorAll("[data-fault]").forEach(unmark);
    const first = await soon(() => document.querySelector(MESSAGE), 60);
    if (!first) return;
    const words = [...document.querySelectorAll(MESSAGE)].map(inWords).join(" ");
    await reveal(around(first));
    const alerts = () => [...document.querySelectorAll(NOTIFICATION)];
    const said = await soon(() => alerts().find(({ innerHTML }) => innerHTML === notSaved), 60);
    if (said?.firstChild) said.firstChild.nodeValue = `Not saved: ${words}`;
  };
  for (const type of ["click", "keydown"]) addEventListener(type, lead, { capture: true });
}
