/** Where an office's name stands beside its pin: a choice of the content model. */
export type LabelSide = "right" | "left" | "above" | "below";

/** Where the point of a pin is, in shares of the picture, and its name's tag, whose width is in CSS pixels. */
export type Pin = { x: number; y: number; tagWidth: number; labelSide?: LabelSide | null };

const PIN = { width: 20, height: 26 };
const TAG_HEIGHT = 30;
const GAP = 6;

/**
 * The corner of a pin's tag, in CSS pixels from the point of the pin. Unless the office names a side, it is the one towards the
 * middle: the outermost offices stand near the edges of the picture.
 * @param least the size of the picture where it is smallest, in CSS pixels
 * @returns null for a name that would leave the picture there
 */
export function nameTag({ x, y, tagWidth, labelSide }: Pin, least: { width: number; height: number }) {
  const beside = 2 - (PIN.height + TAG_HEIGHT) / 2;
  const corners = {
    right: { x: PIN.width / 2 + GAP, y: beside },
    left: { x: -PIN.width / 2 - GAP - tagWidth, y: beside },
    above: { x: -tagWidth / 2, y: -PIN.height - GAP - TAG_HEIGHT },
    below: { x: -tagWidth / 2, y: GAP },
  };
  const corner = corners[labelSide ?? (x < 0.5 ? "right" : "left")];
  const [left, top] = [x * least.width + corner.x, y * least.height + corner.y];
  const fits = left >= 0 && left + tagWidth <= least.width && top >= 0 && top + TAG_HEIGHT <= least.height;
  return fits ? { ...corner, width: tagWidth } : null;
}
