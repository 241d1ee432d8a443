import type { Path } from "../../gatsby-source-content/model";
import { pathWord } from "../field-marks";
import type { CmsEntry } from "./cms";
import {
  CONTROL,
  FIELD_ID_END,
  fieldId,
  ITEM_TITLE,
  isSaving,
  LIST_ITEM,
  MESSAGE,
  RICH_TEXT,
} from "./decap-internals";
import { clearMessages, showMessage } from "./messages";
import { TO_CORRECT } from "./phrases";

/**
 * Polls once a frame until `find` returns something.
 * @returns that, or undefined after so many frames
 */
export async function waitFor<Result>(
  find: () => Result | null | undefined,
  maxFrames = 600,
): Promise<Result | undefined> {
  for (let frame = 0; frame < maxFrames; frame++) {
    const result = find();
    if (result) return result;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

const controlAround = (element: Element): Element | null =>
  element.parentElement?.closest(CONTROL) ?? null;
export const isFormOpen = (): boolean => document.querySelector(CONTROL) !== null;

/** Index of the list item that a control is in; -1 outside of lists. */
function itemIndexOf(control: Element): number {
  const item = control.closest(LIST_ITEM);
  return [...(item?.parentElement?.children ?? [])].indexOf(item as Element);
}

/** The control of a field, or the nearest one around it that exists; null when no form is open. */
export function controlAt(path: Path): Element | null {
  let control: Element | null = null;
  for (const [place, key] of path.entries()) {
    if (typeof key === "number") continue;
    const index = path[place - 1];
    const controls: Element[] = [...(control ?? document).querySelectorAll(CONTROL)].filter(
      (one) =>
        controlAround(one) === control &&
        (typeof index === "string" || index === undefined || itemIndexOf(one) === index),
    );
    const next = controls.find((one) =>
      one.querySelector("label")?.htmlFor.startsWith(fieldId(key)),
    );
    if (!next) return control;
    control = next;
  }
  return control;
}

/** The item of a list that a path ends with, by its first field; else the control of the path. */
export function placeAt(path: Path): Element | null {
  const control = controlAt(path);
  const index = path.at(-1);
  if (typeof index !== "number") return control;
  const items = [...(control?.querySelectorAll(LIST_ITEM) ?? [])];
  const item = items.filter((one) => controlAround(one) === control)[index];
  return item?.querySelector(CONTROL) ?? item ?? control;
}

/** The path of the field, or item of a list, that an element of the form is in. */
export function fieldPathOf(element: Element | null): Path {
  const control = element?.closest(CONTROL);
  if (!control) return [];
  const name = control.querySelector("label")?.htmlFor.replace(FIELD_ID_END, "") ?? "";
  const item = element?.closest(LIST_ITEM);
  const index = item && control.contains(item) ? [itemIndexOf(item)] : [];
  return [...fieldPathOf(control.parentElement), name, ...index];
}

/** The outermost closed group or list item around an element, or null. */
function closedGroupAround(element: Element | null): Element | null {
  if (!element) return null;
  return (
    closedGroupAround(element.parentElement) ??
    (getComputedStyle(element).display === "none" ? element : null)
  );
}

/**
 * The first field of a group, or of the group that it begins with; a field itself. Items of a list
 * and parts of a text have fields, too, of which none stands for the whole.
 */
function firstFieldOf(control: Element): Element {
  const inner = control.querySelector(CONTROL);
  const isOfGroup = [LIST_ITEM, RICH_TEXT].every(
    (around) => inner?.closest(around) === control.closest(around),
  );
  return inner && isOfGroup ? firstFieldOf(inner) : control;
}

/** Opens a group or the groups around a field, scrolls to the field and focuses it. */
export async function reveal(place: Element | null | undefined): Promise<void> {
  if (!place) return;
  const control = firstFieldOf(place);
  for (let group = closedGroupAround(control); group; group = closedGroupAround(control)) {
    const before = group;
    group.parentElement?.querySelector("button")?.click();
    if (!(await waitFor(() => closedGroupAround(control) !== before))) return;
  }
  control.scrollIntoView({ block: "center" });
  fieldIn(control)?.focus();
}

/** What a control is operated with: the text of a rich text before the buttons above it. */
export function fieldIn(control: Element): HTMLElement | undefined {
  const visible = [
    ...control.querySelectorAll<HTMLElement>("input, textarea, [contenteditable=true], button"),
  ].filter((one) => one.checkVisibility());
  const own = visible.filter((one) => one.closest(CONTROL) === control);
  return own.find((one) => !one.matches("button")) ?? own[0] ?? visible[0];
}

/** A problem of a field, in the words of its form. */
export type Fault = { path: Path; message: string };

let getEntry: (() => CmsEntry) | undefined;

/** Notes how the CMS gives the entry as it is in the form; its controls are told that. */
export function noteEntry(get: unknown): void {
  if (typeof get === "function") getEntry = get as () => CmsEntry;
}

/** What is in the form at a path, by which a change of it is noticed. */
const valueAt = (path: Path): unknown => getEntry?.().getIn(["data", ...path]);

const UPDATE_MS = 200;

const unmark = (control: Element): void => control.removeAttribute("data-fault");

/**
 * Marks a field with a message until its value has changed, such as the picture, or until it has
 * another place: the message names the place of a block.
 */
function markField(control: Element, path: Path, message: string): void {
  control.setAttribute("data-fault", message);
  const [value, place] = [valueAt(path), pathWord(fieldPathOf(control))];
  const timer = setInterval(() => {
    const isMarked = control.isConnected && control.getAttribute("data-fault") === message;
    if (isMarked && valueAt(path) === value && pathWord(fieldPathOf(control)) === place) return;
    clearInterval(timer);
    if (isMarked) unmark(control);
  }, UPDATE_MS);
}

/**
 * Shows messages at their fields, as the CMS does its own, until a field changes or the entry is
 * saved again, and reveals the first field.
 */
export function markFields(faults: readonly Fault[]): void {
  for (const { path, message } of faults) {
    const control = controlAt(path);
    if (control) markField(control, path, message);
  }
  void reveal(faults[0] && controlAt(faults[0].path));
}

/** The number of a list's item: `Facts 2`. */
export function itemNumber(item: Element): string {
  const list = controlAround(item)?.querySelector("label")?.firstChild?.textContent?.trim();
  return `${list} ${itemIndexOf(item) + 1}`;
}

/** An item of a list in words: `Facts 2, "Team"`. */
export function itemInWords(item: Element): string {
  const title = item.querySelector(ITEM_TITLE)?.textContent;
  return `${itemNumber(item)}${title && `, "${title}"`}`;
}

/** A message of the CMS after the labels of its groups: `Facts 2, Value is required.` */
function messageText(message: Element): string {
  let words = message.textContent;
  let inner = controlAround(message) ?? message;
  for (let group = controlAround(inner); group; group = controlAround(group)) {
    const item = inner.closest(LIST_ITEM);
    const number = group.contains(item) ? ` ${itemIndexOf(inner) + 1}` : "";
    words = `${group.querySelector("label")?.firstChild?.textContent}${number}, ${words}`;
    inner = group;
  }
  return words;
}

/**
 * Reveals the first field that the CMS refuses when an entry is saved, and names all of them. By
 * itself the CMS only marks them, perhaps in a closed group.
 */
export function leadToMessages(): void {
  const unmarkAround = ({ target }: Event) => {
    const control = (target as Element).closest("[data-fault]");
    if (control) unmark(control);
  };
  addEventListener("input", unmarkAround, { capture: true });
  const lead = async (event: Event) => {
    if (!isSaving(event)) return;
    clearMessages();
    document.querySelectorAll("[data-fault]").forEach(unmark);
    const first = await waitFor(() => document.querySelector(MESSAGE), 60);
    if (!first) return;
    const lines = [...document.querySelectorAll(MESSAGE)].map((message) => {
      const control = controlAround(message);
      return { words: messageText(message), lead: () => reveal(control) };
    });
    showMessage(TO_CORRECT, lines);
    await reveal(controlAround(first));
  };
  for (const type of ["click", "keydown"]) addEventListener(type, lead, { capture: true });
}
