/**
 * Joins the form of an entry and its preview: a click on a part of the preview focuses its field,
 * and the part of the field in focus is outlined and in view.
 */
import { FORM } from "../decap-internals";
import { fieldPathOf, placeAt, reveal } from "../form";
import { partsOf, pathShownBy, type Selectors, takeMarks, takeMarksOf } from "./parts";

/** On the parts of the field in focus. */
const IN_FOCUS = "data-in-focus";

/** What a visitor operates. A click on it does what it does on the site. */
const OPERATED = "button, video, audio, input, select, textarea";

/** Space that is left above a part which is scrolled to, in CSS pixels. */
const MARGIN_PX = 24;

/** Styles of the parts, in the document of the preview. */
export const PART_STYLES = `
[data-field]:hover:not([${IN_FOCUS}], :has([data-field]:hover)) { cursor: pointer; outline: 2px dashed #3a69c7; outline-offset: 2px; }
[${IN_FOCUS}][${IN_FOCUS}] { outline: 3px solid #3a69c7; outline-offset: 3px; box-shadow: 0 0 0 3px #fff; }
section[${IN_FOCUS}][${IN_FOCUS}], header[${IN_FOCUS}][${IN_FOCUS}] { outline-offset: -3px; box-shadow: inset 0 0 0 6px #fff; }
`;

/** Scrolls the preview, and nothing around it, to a part that is not in view. */
function scrollTo(part: Element): void {
  const view = part.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom, height } = part.getBoundingClientRect();
  const isTall = height > view.innerHeight - 2 * MARGIN_PX;
  const middle = view.innerHeight / 2;
  const isInView = isTall
    ? top < middle && bottom > middle
    : top >= 0 && bottom <= view.innerHeight;
  if (isInView) return;
  const isStill = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const offset = isTall ? MARGIN_PX : (view.innerHeight - height) / 2;
  view.scrollBy({ top: top - offset, behavior: isStill ? "instant" : "smooth" });
}

/** The preview on the screen. */
let preview: { root: Element; selectors: Selectors } | null = null;
/** Whether the preview is scrolled to the part in focus when it changes: until it is scrolled by hand. */
let isFollowing = false;

/** Outlines the parts of the field in focus, and scrolls to them. */
function showFocus(): void {
  if (!preview) return;
  const { root } = preview;
  const focused = document.activeElement?.closest(FORM) ? document.activeElement : null;
  const parts = focused ? partsOf(fieldPathOf(focused), root) : [];
  for (const part of root.querySelectorAll(`[${IN_FOCUS}]`))
    if (!parts.includes(part)) part.removeAttribute(IN_FOCUS);
  for (const part of parts) if (!part.hasAttribute(IN_FOCUS)) part.setAttribute(IN_FOCUS, "");
  const shown = parts.find((part) => part.checkVisibility());
  if (shown && isFollowing) scrollTo(shown);
}

function follow(): void {
  isFollowing = true;
  showFocus();
}

function editPart(event: Event): void {
  if (!preview) return;
  const target = event.target as Element;
  if (target.closest(OPERATED) && !target.closest(`[data-field]`)) return;
  // Words that were selected to be copied.
  if (target.ownerDocument.getSelection()?.isCollapsed === false) return;
  const path = pathShownBy(target, preview.root);
  if (path.length > 0) void reveal(placeAt(path));
}

/** Joins a preview to the form beside it. @param root the element that the preview is drawn in */
export function joinPreview(root: Element, selectors: Selectors): void {
  preview = { root, selectors };
  takeMarks(root, selectors);
  const observer = new MutationObserver((changes) => {
    takeMarksOf(changes, selectors);
    if (preview?.root === root) showFocus();
    // What this has written itself.
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  new ResizeObserver(() => preview?.root === root && showFocus()).observe(root);
  root.addEventListener("click", editPart, { capture: true });
  for (const type of ["wheel", "pointerdown", "keydown", "touchmove"])
    root.ownerDocument.addEventListener(type, () => (isFollowing = false), { passive: true });
}

/** Shows in the preview which field of the form has the focus. */
export function followFocus(): void {
  for (const type of ["focusin", "input"]) addEventListener(type, follow);
  addEventListener("focusout", () => queueMicrotask(showFocus));
}
