/** Widths, in CSS pixels, at which a preview can be looked at; null: that of the pane. */
const WIDTHS: readonly [words: string, width: number | null][] = [
  ["Pane", null],
  ["Phone 375", 375],
  ["Desktop 1280", 1280],
];

/** Height of the choice, above the preview; see `page.css`. */
const BAR_PX = 34;

/** The chosen width, which stays when another entry is opened. */
let chosenWidth: number | null = null;

/** Lays the preview out at the chosen width, smaller where the pane has less. */
function layOut(frame: HTMLElement, pane: HTMLElement): void {
  const width = chosenWidth ?? pane.clientWidth;
  const scale = Math.min(1, pane.clientWidth / width);
  Object.assign(frame.style, {
    // Out of the flow, which it would make as wide as itself.
    position: "absolute",
    insetInlineStart: `${(pane.clientWidth - width * scale) / 2}px`,
    inlineSize: `${width}px`,
    blockSize: `calc((100% - ${BAR_PX}px) / ${scale})`,
    insetBlockStart: `${BAR_PX}px`,
    transform: `scale(${scale})`,
    transformOrigin: "0 0",
  });
}

/** Puts a choice of widths above a preview, once. @param frame the document that shows it */
export function offerWidths(frame: HTMLElement | null): void {
  const pane = frame?.parentElement;
  if (!frame || !pane || pane.querySelector(".previewWidths")) return;
  frame.title = "Preview";
  const bar = Object.assign(document.createElement("div"), {
    className: "previewWidths",
    role: "group",
  });
  bar.setAttribute("aria-label", "Width of the preview");
  const choose = (width: number | null) => {
    chosenWidth = width;
    for (const [index, [, widthOfButton]] of WIDTHS.entries())
      bar.children[index]?.setAttribute("aria-pressed", String(widthOfButton === width));
    layOut(frame, pane);
  };
  for (const [words, width] of WIDTHS) {
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      textContent: words,
    });
    button.onclick = () => choose(width);
    bar.append(button);
  }
  // Before the preview in the order of Tab, as on the screen.
  pane.prepend(bar);
  Object.assign(pane.style, { position: "relative", overflow: "hidden" });
  choose(chosenWidth);
  new ResizeObserver(() => layOut(frame, pane)).observe(pane);
}
