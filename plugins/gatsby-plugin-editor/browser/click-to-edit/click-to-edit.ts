/**
 * Joins the form of an entry and its preview: a click on a part of the preview focuses its field,
 * and the part of the field in focus is outlined and in view.
 */
import { FORM } from "../decap-internals";
import { fieldPathOf, placeAt, reveal } from "../form";
import { partsOf, pathShownBy, type Selectors, takeMarks, takeMarksOf } from "./parts";

/** On the parts of the field in focus. */
const IN_FOCUS = "data-in-focus";

/** What does something itself when it is clicked, such as showing the next picture of a row. */
const OPERATED = "button, video";
const PART = "[data-field]";

/** Space that is left above a part which is scrolled to, in CSS pixels. */
const MARGIN_PX = 24;

/** Styles of the parts, in the document of the preview. */
export const PART_STYLES = `
${PART}:hover:not([${IN_FOCUS}], :has(${PART}:hover)) { cursor: pointer; outline: 2px dashed #3a69c7; outline-offset: 2px; }
[${IN_FOCUS}][${IN_FOCUS}] { outline: 3px solid #3a69c7; outline-offset: 3px; box-shadow: 0 0 0 3px #fff; }
section[${IN_FOCUS}][${IN_FOCUS}], header[${IN_FOCUS}][${IN_FOCUS}] { outline-offset: -3px; box-shadow: inset 0 0 0 6px #fff; }
`;

/** How far the preview is to be scrolled, in CSS pixels, to show a part; 0 where it is in view. */
function distanceTo(part: Element, windowHeight: number): number {
  const { top, bottom, height } = part.getBoundingClientRect();
  const middle = windowHeight / 2;
  if (height > windowHeight - 2 * MARGIN_PX)
    return top < middle && bottom > middle ? 0 : top - MARGIN_PX;
  return top >= 0 && bottom <= windowHeight ? 0 : top + height / 2 - middle;
}

/** Scrolls the preview, and nothing around it, to the nearest of some parts. */
function scrollToNearest(parts: readonly Element[], view: Window): void {
  const distances = parts
    .filter((part) => part.checkVisibility())
    .map((part) => distanceTo(part, view.innerHeight));
  const [top = 0] = distances.sort((a, b) => Math.abs(a) - Math.abs(b));
  const isStill = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (top !== 0) view.scrollBy({ top, behavior: isStill ? "instant" : "smooth" });
}

/** The preview on the screen. */
let preview: { root: Element; selectors: Selectors } | null = null;
/** Whether the preview is scrolled to the part in focus when it changes: until it is scrolled by hand. */
let isFollowing = false;

/** Outlines the parts of the field in focus. @returns those that were not outlined before */
function outlineParts(): Element[] {
  if (!preview) return [];
  const { root } = preview;
  const focused = document.activeElement?.closest(FORM) ? document.activeElement : null;
  const parts = focused ? partsOf(fieldPathOf(focused), root) : [];
  for (const part of root.querySelectorAll(`[${IN_FOCUS}]`))
    if (!parts.includes(part)) part.removeAttribute(IN_FOCUS);
  const added = parts.filter((part) => !part.hasAttribute(IN_FOCUS));
  for (const part of added) part.setAttribute(IN_FOCUS, "");
  return added;
}

/** Outlines the parts of the field in focus and scrolls to the nearest. */
function showParts(): void {
  outlineParts();
  const view = preview?.root.ownerDocument.defaultView;
  if (isFollowing && preview && view)
    scrollToNearest([...preview.root.querySelectorAll(`[${IN_FOCUS}]`)], view);
}

function follow(): void {
  isFollowing = true;
  showParts();
}

function editPart(event: Event): void {
  if (!preview) return;
  const target = event.target as Element;
  const operated = target.closest(OPERATED);
  if (operated && !operated.matches(PART) && !operated.querySelector(PART)) return;
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
    // An animation changes the preview as well, and must not begin the scrolling anew.
    if (preview?.root === root && outlineParts().length > 0) showParts();
    // What this has written itself.
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  new ResizeObserver(() => preview?.root === root && showParts()).observe(root);
  root.addEventListener("click", editPart, { capture: true });
  for (const type of ["wheel", "pointerdown", "keydown", "touchmove"])
    root.ownerDocument.addEventListener(type, () => (isFollowing = false), { passive: true });
}

/** Shows in the preview which field of the form has the focus. */
export function followFocus(): void {
  for (const type of ["focusin", "input"]) addEventListener(type, follow);
  addEventListener("focusout", () => queueMicrotask(outlineParts));
}
