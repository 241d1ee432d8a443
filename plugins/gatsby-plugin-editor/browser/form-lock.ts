import { FAILURE, FORM } from "./decap-internals";
import { controlAt, fieldIn, fieldPathOf, waitFor } from "./form";

const form = (): HTMLElement | null => document.querySelector(FORM);

/** Longest wait for the form that follows that of a new entry. */
const MAX_REDRAW_MS = 10_000;

/** Resolves when the form of a new entry, once that is saved, has made way for another one. */
async function nextForm(): Promise<void> {
  if (!/^#\/collections\/[^/]+\/new/.test(location.hash)) return;
  await new Promise((resolve) => {
    addEventListener("hashchange", resolve, { once: true });
    setTimeout(resolve, MAX_REDRAW_MS);
  });
  await new Promise(requestAnimationFrame);
}

/** Whether nobody can change the form, since it is saved. */
export const isLocked = (): boolean => form()?.hasAttribute("inert") === true;

/** Notes where the cursor is. @returns puts it there again, also in a form that was drawn anew */
function noteCursor(): () => void {
  const focused = document.activeElement as HTMLInputElement;
  const { selectionStart: start, selectionEnd: end } = focused;
  const path = fieldPathOf(focused);
  return () => {
    if (document.activeElement !== document.body) return;
    if (focused.isConnected) return focused.focus({ preventScroll: true });
    const control = path.length > 0 ? controlAt(path) : null;
    const field = control && fieldIn(control);
    field?.focus({ preventScroll: true });
    if (field?.matches("input, textarea") && typeof start === "number")
      (field as HTMLInputElement).setSelectionRange(start, end);
  };
}

/** Unlocks the form, with the cursor where it was; undefined while it is not locked. */
let unlock: (() => void) | undefined;
let isWriting = false;

export const unlockForm = (): void => unlock?.();

function lock(): void {
  if (unlock) return;
  const returnCursor = noteCursor();
  form()?.toggleAttribute("inert", true);
  unlock = () => {
    unlock = undefined;
    form()?.removeAttribute("inert");
    returnCursor();
  };
}

/**
 * Lets nobody change the form from the check of an entry until it is written: the CMS first asks
 * the back end whether the address of a new one is free.
 */
export async function lockUntilWritten(): Promise<void> {
  lock();
  await waitFor(() => isWriting || !unlock || document.querySelector(FAILURE));
  if (!isWriting) unlockForm();
}

/**
 * Lets nobody change the form while it is saved: the CMS would take for saved what is written
 * meanwhile, and not ask before it is left. The form of a new entry stays locked until that of the
 * saved one takes its place.
 */
export async function whileLocked<Result>(save: () => Promise<Result>): Promise<Result> {
  lock();
  isWriting = true;
  try {
    const result = await save();
    void nextForm().then(unlockForm);
    return result;
  } catch (error) {
    unlockForm();
    throw error;
  } finally {
    isWriting = false;
  }
}
