/**
 * Stores the width of the window's scroll bar before an overlay hides it: `styles/_base.scss` pads
 * the page by it, so that nothing shifts.
 */
export function keepScrollBarRoom(): void {
  const width = innerWidth - document.documentElement.clientWidth;
  document.body.style.setProperty("--scroll-bar", `${width}px`);
}
