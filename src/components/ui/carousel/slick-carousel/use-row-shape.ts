import { type RefObject, startTransition, useEffect, useState } from "react";
import { type RowShape, rowShape } from "./row-shape";

/**
 * Measures a row now and whenever its width changes.
 * @param row what moves, from one edge of the window to the other
 * @param probe an element that the style sheet gives the sizes of a slide: its width, and as padding and gap what is around it
 */
export function useRowShape(
  row: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  count: number,
): RowShape | null {
  const [shape, setShape] = useState<RowShape | null>(null);
  useEffect(() => {
    const measure = () => {
      if (!row.current || !probe.current) return;
      const { width, paddingInlineStart, columnGap } = getComputedStyle(probe.current);
      const next = rowShape({
        count,
        view: row.current.clientWidth,
        start: Number.parseFloat(paddingInlineStart),
        slide: Number.parseFloat(width),
        gap: Number.parseFloat(columnGap),
      });
      // In slices: the slides are drawn while one scrolls.
      startTransition(() => setShape((shape) => (JSON.stringify(shape) === JSON.stringify(next) ? shape : next)));
    };
    const observer = new ResizeObserver(measure);
    // Zooming text changes what a slide measures, and not the row.
    for (const element of [row.current, probe.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [row, probe, count]);
  return shape;
}
