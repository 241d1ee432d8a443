import { UNCOVER_EVENT } from "../../constants/visit";
import { closeContact, useContact, useCookieSettings, useMenu } from "../stores/overlays";

// While an overlay (the menu, the contact overlay or the cookie settings) is open, the page has a
// second history entry, so that Back, also Android's, closes the overlay and stays on the page.
// Both entries have the same address and key. Steps between them are hidden from the router, which
// would navigate.

/** Longest wait of a navigation for a step back, which the browser may refuse. */
const MAX_STEP_MS = 3000;

const isOverlayEntry = (): boolean => history.state?.isOverlay === true;

/** The current entry: at the next `popstate`, the one that was left. */
let wasOverlay = false;
let lastKey: unknown;

function noteEntry(): void {
  wasOverlay = isOverlayEntry();
  lastKey = history.state?.key;
}

/**
 * The step back that was requested here, until it is taken. A busy browser takes its time, and a
 * second request would lead one entry further.
 */
let step: Promise<void> | undefined;
let endStep = (): void => {};

/** Steps back from an overlay's entry to the page's own, unless the document is being left. */
function leaveOverlayEntry(): void {
  if (step || !isOverlayEntry() || document.hidden) return;
  step = new Promise((resolve) => {
    endStep = () => {
      step = undefined;
      resolve();
    };
  });
  history.back();
}

/**
 * Waits for a step back, so that a navigation does not cross it.
 * @param replaces whether the navigation is to replace the page's own entry
 */
export async function settleEntry(replaces: boolean): Promise<void> {
  if (replaces) leaveOverlayEntry();
  if (step) await Promise.race([step, new Promise((end) => setTimeout(end, MAX_STEP_MS))]);
}

/**
 * Gives the entry of an overlay to the next page when a link in the overlay is followed: Back then
 * leads to the page before, and no step has to be waited for.
 * @returns whether the next page is to replace the current entry
 */
export function claimOverlayEntry(): boolean {
  if (!isOverlayEntry()) return false;
  try {
    history.replaceState({ ...history.state, isOverlay: false }, "");
  } catch {
    // As in `addOverlayEntry`.
    return false;
  }
  noteEntry();
  return true;
}

const OVERLAYS = [useMenu, useContact, useCookieSettings];

function addOverlayEntry(): void {
  try {
    history.pushState({ ...history.state, isOverlay: true }, "");
  } catch {
    // Browsers refuse too many entries in a short time: Back then leaves the page.
  }
  noteEntry();
}

/** Adds the entry when the first overlay opens, and leaves it when the last one closes. */
function syncEntry(): void {
  if (step) return void step.then(syncEntry);
  const isCovered = OVERLAYS.some(({ getState }) => getState().isOpen);
  if (isCovered === isOverlayEntry()) return;
  if (isCovered) addOverlayEntry();
  else leaveOverlayEntry();
}

function onStep(event: PopStateEvent): void {
  const isWithinPage = isOverlayEntry() !== wasOverlay && event.state?.key === lastKey;
  const isRequested = step !== undefined;
  noteEntry();
  endStep();
  if (!isWithinPage) return;
  event.stopImmediatePropagation();
  // The visitor stepped back. Forward does not reopen an overlay.
  if (!isRequested && !wasOverlay) {
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    closeContact();
    document.dispatchEvent(new Event(UNCOVER_EVENT));
  }
}

/** Call it on the first page of a document, which may have been left with an overlay open. */
function watchOverlays(): void {
  for (const { subscribe } of OVERLAYS) subscribe(syncEntry);
  // The capture phase runs before the router's listener.
  addEventListener("popstate", onStep, { capture: true });
  addEventListener("pageshow", ({ persisted }) => {
    // From the back/forward cache: a step that was requested before has led there, or never comes.
    if (persisted) endStep();
    syncEntry();
  });
  noteEntry();
  leaveOverlayEntry();
}

/** Closes all overlays at once, without their motion: the next page may take the focus. */
function closeOverlays(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
  // The library of the cookie settings closes them.
  document.dispatchEvent(new Event(UNCOVER_EVENT));
}

/**
 * Closes overlays on navigation, and before the document is left, because the back/forward cache
 * would restore them.
 */
export function closeOverlaysOnChange({ prevLocation }: { prevLocation: unknown }): void {
  if (prevLocation) {
    closeOverlays();
    noteEntry();
    // A step that the navigation did not wait for any longer.
    endStep();
  } else {
    addEventListener("pagehide", closeOverlays);
    watchOverlays();
  }
}
