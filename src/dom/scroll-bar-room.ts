/** Notes how wide the window's scroll bar is before it goes: `styles/_base.scss` keeps its room, so that the page stays. */
export function keepScrollBarRoom(): void {
  const root = document.documentElement;
  root.style.setProperty("--scroll-bar", `${innerWidth - root.clientWidth}px`);
}
