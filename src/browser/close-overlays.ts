import { UNCOVER_EVENT } from "../constants/visit";
import { followOverlays, noteOverlayEntry } from "./overlay-entry";

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
