/** Closes overlays synchronously, so that what follows may take the focus. */
function uncover(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
  // The cookie settings, drawn by vanilla-cookieconsent.
  document.querySelector<HTMLElement>(".show--preferences .pm__close-btn")?.click();
}

/** On navigation, and before the document is left: the back/forward cache restores it as it was. */
export function uncoverOnChange({ prevLocation }: { prevLocation: unknown }): void {
  if (prevLocation) uncover();
  else addEventListener("pagehide", uncover);
}
