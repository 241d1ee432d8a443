/** Stores the width of the window's scroll bar before it disappears: `styles/_base.scss` pads by it, so that nothing shifts. */
export function keepScrollBarRoom(): void {
  const root = document.documentElement;
  root.style.setProperty("--scroll-bar", `${innerWidth - root.clientWidth}px`);
}
