/** A rectangle, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** Where the point of a pin is, in shares of the picture, and how wide its name's tag is in CSS pixels. */
export type Pin = { x: number; y: number; tagWidth: number };

/** A tag's corner, from the point of its pin. */
export type Tag = { x: number; y: number };

export const PIN_HEIGHT = 26;
const PIN_WIDTH = 20;
export const TAG_HEIGHT = 30;
/** The height that a finger can hit. */
const TARGET = 44;
const GAP = 6;
/** From the edges of the picture; the corner that is cut off takes more below. */
const MARGIN = { side: 6, above: 6, below: 26 };
/** Pins this close are one: their names may touch both. */
const SAME_PX = 8;
/** More than any agency's offices need; beyond, names go to where there is room, one after another. */
const MOST_TRIES = 20_000;

/** The places for a tag, best first: beside the head of the pin, above it, below its point. */
function placesFor({ tagWidth: width }: Pin): Tag[] {
  const beside = -(PIN_HEIGHT + TAG_HEIGHT) / 2 + 2;
  const [right, left] = [PIN_WIDTH / 2 + GAP, -width - PIN_WIDTH / 2 - GAP];
  const [above, below] = [-PIN_HEIGHT - TAG_HEIGHT - GAP, GAP];
  const columns = [-width / 2, -PIN_WIDTH / 2, PIN_WIDTH / 2 - width];
  return [
    { x: right, y: beside },
    { x: left, y: beside },
    ...[above, below].flatMap((y) => columns.map((x) => ({ x, y }))),
    ...[above, below].flatMap((y) => [right, left].map((x) => ({ x, y }))),
  ];
}

type Size = { width: number; height: number };

const pinBox = ({ x, y }: Pin, { width, height }: Size): Box => ({
  x: x * width - PIN_WIDTH / 2,
  y: y * height - PIN_HEIGHT,
  width: PIN_WIDTH,
  height: PIN_HEIGHT,
});

const tagBox = (pin: Pin, tag: Tag, { width, height }: Size, tall: number): Box => ({
  x: pin.x * width + tag.x,
  y: pin.y * height + tag.y - (tall - TAG_HEIGHT) / 2,
  width: pin.tagWidth,
  height: tall,
});

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const isInside = (box: Box, { width, height }: Size): boolean =>
  box.x >= MARGIN.side &&
  box.x + box.width <= width - MARGIN.side &&
  box.y >= MARGIN.above &&
  box.y + box.height <= height - MARGIN.below;

/**
 * Chooses a side of its pin for each name, so that none leaves the picture, lies on another or on another's pin, at any of
 * the sizes. Fingers get 44 px for each where that is possible. @returns null for a name for which there is no room
 */
export function placeTags(pins: readonly Pin[], sizes: readonly Size[]): (Tag | null)[] {
  const isSame = (one: Pin, other: Pin) =>
    sizes.every(({ width, height }) => Math.hypot((one.x - other.x) * width, (one.y - other.y) * height) < SAME_PX);

  function isFree(pin: Pin, tag: Tag, others: readonly (Tag | null)[], tall: number): boolean {
    return sizes.every((size) => {
      const box = tagBox(pin, tag, size, tall);
      if (!isInside(tagBox(pin, tag, size, TAG_HEIGHT), size)) return false;
      if (pins.some((other) => !isSame(pin, other) && overlap(box, pinBox(other, size)))) return false;
      return others.every((other, index) => {
        const owner = pins[index];
        return !other || !owner || !overlap(box, tagBox(owner, other, size, tall));
      });
    });
  }

  /** All of them, by trying; null when that does not go. */
  function all(tall: number): (Tag | null)[] | null {
    let tries = 0;
    const next = (placed: readonly (Tag | null)[]): readonly (Tag | null)[] | null => {
      const pin = pins[placed.length];
      if (!pin) return placed;
      for (const tag of placesFor(pin)) {
        if (++tries > MOST_TRIES) return null;
        if (!isFree(pin, tag, placed, tall)) continue;
        const rest = next([...placed, tag]);
        if (rest) return rest;
      }
      return null;
    };
    const found = next([]);
    return found && [...found];
  }

  function some(): (Tag | null)[] {
    const placed: (Tag | null)[] = [];
    for (const pin of pins) placed.push(placesFor(pin).find((tag) => isFree(pin, tag, placed, TAG_HEIGHT)) ?? null);
    return placed;
  }

  return all(TARGET) ?? all(TAG_HEIGHT + 2) ?? some();
}
