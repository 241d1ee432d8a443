/** Closes what covers the window, at once: what comes after may take the focus. */
function uncover(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
  // The settings of cookies, which another library draws.
  document.querySelector<HTMLElement>(".show--preferences .pm__close-btn")?.click();
}

/** With another page, and before the document is left, which may come back as it was. */
export function uncoverOnChange({ prevLocation }: { prevLocation: unknown }): void {
  if (prevLocation) uncover();
  else addEventListener("pagehide", uncover);
}
