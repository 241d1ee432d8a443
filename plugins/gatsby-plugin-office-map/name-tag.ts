/** The side of a pin at which the office's name stands. */
export type LabelSide = "right" | "left" | "above" | "below";

type Size = { width: number; height: number };

const PIN: Size = { width: 20, height: 26 };
const GAP = 6;

/** Height of a tag in CSS pixels, as are all sizes in this file. */
export const TAG_HEIGHT = 30;

/** Width of a tag without its name: the space around that, and the cut end. */
export const TAG_PADDING = 31;

type TaggedPin = {
  /** The point of the pin, in shares of the picture. */
  x: number;
  y: number;
  tagWidth: number;
  labelSide?: LabelSide | null | undefined;
};

/**
 * The corner of a pin's tag, from the point of the pin. Unless the office names a side, it is the
 * one towards the middle: the outermost offices are near the edges of the picture.
 * @param minSize size of the picture where it is smallest
 * @returns null for a tag that would leave the picture there
 */
export function nameTag({ x, y, tagWidth, labelSide }: TaggedPin, minSize: Size) {
  const centredY = 2 - (PIN.height + TAG_HEIGHT) / 2;
  const corners = {
    right: { x: PIN.width / 2 + GAP, y: centredY },
    left: { x: -PIN.width / 2 - GAP - tagWidth, y: centredY },
    above: { x: -tagWidth / 2, y: -PIN.height - GAP - TAG_HEIGHT },
    below: { x: -tagWidth / 2, y: GAP },
  };
  const corner = corners[labelSide ?? (x < 0.5 ? "right" : "left")];
  const left = x * minSize.width + corner.x;
  const top = y * minSize.height + corner.y;
  const fits =
    left >= 0 && left + tagWidth <= minSize.width && top >= 0 && top + TAG_HEIGHT <= minSize.height;
  return fits ? { ...corner, width: tagWidth } : null;
}
