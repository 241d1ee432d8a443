/** What is measured of a row, in CSS pixels. */
export type RowSizes = {
  count: number;
  /** From one edge of the window to the other. */
  view: number;
  /** Between the edge of the window and the first slide; as much is free behind the last one. */
  start: number;
  slide: number;
  gap: number;
};

/**
 * Where a row can stand: its positions are 0 to `last`, and all but the last one, which ends with the last slide, begin with the
 * slide of that number. Every position shows a slide that the one before it does not show whole.
 */
export type RowShape = RowSizes & {
  /** From the beginning of a slide to that of the next. */
  step: number;
  /** How far the row moves from its beginning to its end; the last slide then ends where the text above it does. */
  travel: number;
  last: number;
  /** All slides are in sight, the last perhaps beyond where the text ends: there is nothing to move. */
  isStill: boolean;
};

/** Visible width in px up to which a slide counts as hidden. */
const LEAST_SEEN = 24;

/** The positions of a row. */
export function rowShape(sizes: RowSizes): RowShape {
  const { count, view, start, slide, gap } = sizes;
  const step = slide + gap;
  const travel = Math.max(0, count * step - gap - (view - 2 * start));
  // From there on the last slide is whole in the window.
  const last = Math.min(count - 1, Math.max(0, Math.ceil((travel - start - 1) / step)));
  return { ...sizes, step, travel, last, isStill: last === 0 };
}

/** How far the row has moved at a position. */
export const offsetAt = ({ last, step, travel }: RowShape, position: number): number =>
  position >= last ? travel : position * step;

/** The position at, or nearest to, a place that the row was scrolled to. */
export function positionAt(shape: RowShape, scrolled: number): number {
  const { last, step, travel } = shape;
  const nearest = Math.min(last, Math.round(scrolled / step));
  const isNearerToEnd = Math.abs(travel - scrolled) < Math.abs(offsetAt(shape, nearest) - scrolled);
  return isNearerToEnd ? last : nearest;
}

/** The first and the last slide that are wholly in sight at a position; where none is, the one that leads. */
export function wholeSlides(shape: RowShape, position: number): { first: number; last: number } {
  const { count, view, start, slide, step, last: end } = shape;
  const offset = offsetAt(shape, position);
  const first = position >= end ? Math.max(0, Math.ceil((offset - start - 1) / step)) : position;
  const last = Math.min(count - 1, Math.floor((offset + view - start - slide + 1) / step));
  return { first: Math.min(first, count - 1), last: Math.max(Math.min(first, count - 1), last) };
}

/** Whether so much of a slide is in the window that it can be used. */
export function isSeen(shape: RowShape, position: number, slide: number): boolean {
  const from = shape.start + slide * shape.step - offsetAt(shape, position);
  return from + shape.slide > LEAST_SEEN && from < shape.view - LEAST_SEEN;
}

/** The position nearest to where the row stands that shows all of a slide. */
export function positionToShow(shape: RowShape, position: number, slide: number): number {
  const whole = wholeSlides(shape, position);
  if (slide < whole.first) return Math.min(slide, shape.last);
  if (slide <= whole.last) return position;
  const many = wholeSlides(shape, 0);
  return Math.min(shape.last, Math.max(0, slide - (many.last - many.first)));
}
