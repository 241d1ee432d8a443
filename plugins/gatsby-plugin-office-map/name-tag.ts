/** The side of a pin at which the office's name stands. */
export type LabelSide = "right" | "left" | "above" | "below";

type Size = { width: number; height: number };
type Box = Size & { x: number; y: number };

/** The box of a name in CSS pixels, from the point of its pin. */
export type NameTag = { x: number; y: number; width: number };

const PIN: Size = { width: 20, height: 26 };
const GAP = 6;

/** Height of a tag in CSS pixels, as are all sizes in this file. */
export const TAG_HEIGHT = 30;

/** Width of a tag without its name: the space around that, and the cut end. */
export const TAG_PADDING = 31;

export type TaggedPin = {
  /** The point of the pin, in shares of the picture. */
  x: number;
  y: number;
  tagWidth: number;
  labelSide?: LabelSide | null | undefined;
};

/** Rows beside a pin, above and below that of its name, for names of offices at one place. */
const FURTHER_ROWS = [1, -1, 2, -2];
const ROW_HEIGHT = TAG_HEIGHT + 2;

/**
 * The places of a pin's name, the best first: the side that the office names, then the one towards
 * the middle, since the outermost offices are near the edges of the picture.
 */
function placesOf({ x, tagWidth, labelSide }: TaggedPin): NameTag[] {
  const beside: LabelSide[] = x < 0.5 ? ["right", "left"] : ["left", "right"];
  const sides: LabelSide[] = [...(labelSide ? [labelSide] : []), ...beside, "above", "below"];
  return [
    ...sides.map((side) => tagAt(side, tagWidth)),
    ...FURTHER_ROWS.flatMap((row) => beside.map((side) => tagAt(side, tagWidth, row))),
  ];
}

function tagAt(side: LabelSide, width: number, row = 0): NameTag {
  const centredY = 2 - (PIN.height + TAG_HEIGHT) / 2 + row * ROW_HEIGHT;
  const corners = {
    right: { x: PIN.width / 2 + GAP, y: centredY },
    left: { x: -PIN.width / 2 - GAP - width, y: centredY },
    above: { x: -width / 2, y: -PIN.height - GAP - TAG_HEIGHT },
    below: { x: -width / 2, y: GAP },
  };
  return { ...corners[side], width };
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * Places names beside their pins, each where it lies neither on another name nor on a pin. Offices
 * that name a side choose first.
 * @param minSize size of the picture where it is smallest
 * @returns the tags in the order of the pins; null for a name that has room at no side
 */
export function nameTags(pins: readonly TaggedPin[], minSize: Size): (NameTag | null)[] {
  const points = pins.map(({ x, y }) => ({ x: x * minSize.width, y: y * minSize.height }));
  const taken: Box[] = points.map(({ x, y }) => ({
    ...PIN,
    x: x - PIN.width / 2,
    y: y - PIN.height,
  }));
  const isFree = (box: Box): boolean =>
    box.x >= 0 &&
    box.x + box.width <= minSize.width &&
    box.y >= 0 &&
    box.y + box.height <= minSize.height &&
    !taken.some((other) => overlap(box, other));

  const tags: (NameTag | null)[] = pins.map(() => null);
  const choosing = [...pins.entries()].toSorted(
    ([, one], [, other]) => Number(!one.labelSide) - Number(!other.labelSide),
  );
  for (const [index, pin] of choosing) {
    const { x = 0, y = 0 } = points[index] ?? {};
    const boxOf = (tag: NameTag): Box => ({
      x: x + tag.x,
      y: y + tag.y,
      width: tag.width,
      height: TAG_HEIGHT,
    });
    const tag = placesOf(pin).find((candidate) => isFree(boxOf(candidate)));
    if (!tag) continue;
    tags[index] = tag;
    taken.push(boxOf(tag));
  }
  return tags;
}
