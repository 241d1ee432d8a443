import { findSaveButton, SAVE_NOW } from "./decap-internals";
import { isFormOpen, waitFor } from "./form";
import { isLocked } from "./form-lock";
import { announce } from "./messages";

/** Saves the open entry by the buttons of the CMS. The cursor stays in its field. */
async function save(): Promise<void> {
  // While an entry is checked, the CMS still offers to save it.
  if (isLocked()) return announce("It is being saved.");
  const button = findSaveButton();
  if (!button) return announce("Nothing has changed since the last save.");
  const focused = document.activeElement as HTMLElement | null;
  button.click();
  if (button.getAttribute("aria-haspopup"))
    (await waitFor(() => document.querySelector<HTMLElement>(SAVE_NOW), 60))?.click();
  focused?.focus({ preventScroll: true });
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== "s") return;
  event.preventDefault();
  if (!repeat && isFormOpen() && !document.querySelector("dialog[open]")) void save();
}

/**
 * Lets Ctrl+S, and Cmd+S on a Mac, save the entry. By itself the browser saves the page.
 * @param page the editor's, or that of the preview in it, which gets the keys after a click there
 */
export function saveByKey(page: Document): void {
  page.addEventListener("keydown", onKeyDown);
}
