import type Slider from "react-slick";

/** What the types of react-slick leave out. */
type Inner = {
  clickable?: boolean;
  changeSlide: (to: { message: "index"; index: number }, isSudden: boolean) => void;
};

const innerOf = (slider: Slider | null) => slider?.innerSlider as unknown as Inner | undefined;

/**
 * Goes to a position immediately. The public `slickGoTo` does it a moment later: of two moves in quick succession the first would
 * then undo the second.
 */
export function goToSlide(slider: Slider | null, index: number, isSudden: boolean): void {
  innerOf(slider)?.changeSlide({ message: "index", index }, isSudden);
}

/** A drag that ended elsewhere would take the next click for its own. */
export function forgetDrag(slider: Slider | null): void {
  const inner = innerOf(slider);
  if (inner) inner.clickable = true;
}

/** Whether a click that comes now ends a drag; the next one does not. */
export function takeDragEnd(slider: Slider | null): boolean {
  const endsDrag = innerOf(slider)?.clickable === false;
  if (endsDrag) forgetDrag(slider);
  return endsDrag;
}
