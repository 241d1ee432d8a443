import { UNCOVER_EVENT } from "../../constants/visit";
import { closeContact, useContact, useCookieSettings, useMenu } from "../stores/overlays";

// While the menu, the contact overlay or the cookie settings are open, the page has a second
// history entry, so that Back (also Android's) closes it and stays on the page. Both entries have
// the same address and key. Steps between them are hidden from the router, which would navigate.

/** How long to wait for a step back that the browser may not take. */
const MAX_STEP_MS = 500;

const isOverlayEntry = (): boolean => history.state?.isOverlay === true;

/** The entry that is current until the next step. */
let wasOverlay = false;
let key: unknown;

/** Remembers the current entry. */
function noteOverlayEntry(): void {
  wasOverlay = isOverlayEntry();
  key = history.state?.key;
}

/** A step back that was requested here, until it is taken. */
let step: Promise<void> | undefined;
let endStep = (): void => {};

/**
 * Steps back to the page's own entry, unless the document is being left.
 * @returns resolves there
 */
export function leaveOverlayEntry(): Promise<void> | undefined {
  if (!step && isOverlayEntry() && !document.hidden) {
    step = new Promise((resolve) => {
      endStep = () => {
        step = undefined;
        resolve();
      };
      setTimeout(endStep, MAX_STEP_MS);
    });
    history.back();
  }
  return step;
}

const OVERLAYS = [useMenu, useContact, useCookieSettings];

/** Adds the entry when the first overlay opens, and leaves it when the last one closes. */
function followStores(): void {
  if (step) return void step.then(followStores);
  if (!OVERLAYS.some(({ getState }) => getState().isOpen)) return void leaveOverlayEntry();
  if (isOverlayEntry()) return;
  try {
    history.pushState({ ...history.state, isOverlay: true }, "");
  } catch {
    // Browsers refuse too many entries in a short time: Back then leaves the page.
  }
  noteOverlayEntry();
}

function followStep(event: PopStateEvent): void {
  const isWithinPage = isOverlayEntry() !== wasOverlay && event.state?.key === key;
  noteOverlayEntry();
  if (!isWithinPage) return;
  event.stopImmediatePropagation();
  if (step) endStep();
  // Forward reopens nothing.
  else if (!wasOverlay) {
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    closeContact();
    document.dispatchEvent(new Event(UNCOVER_EVENT));
  }
}

/**
 * Begins on the first page of a document. One that was left with an overlay open goes on at the
 * page's own entry.
 */
function followOverlays(): void {
  for (const { subscribe } of OVERLAYS) subscribe(followStores);
  // Before the router's listener.
  addEventListener("popstate", followStep, { capture: true });
  // From the back/forward cache.
  addEventListener("pageshow", followStores);
  noteOverlayEntry();
  void leaveOverlayEntry();
}

/** Closes whatever covers the window, immediately: what comes next may take the focus. */
function uncover(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
  // The cookie settings, which belong to a separate library.
  document.dispatchEvent(new Event(UNCOVER_EVENT));
}

/** On navigation, and before the document is left: the back/forward cache restores it as it was. */
export function uncoverOnChange({ prevLocation }: { prevLocation: unknown }): void {
  if (prevLocation) {
    uncover();
    noteOverlayEntry();
  } else {
    addEventListener("pagehide", uncover);
    followOverlays();
  }
}
