import { type RefObject, useEffect, useState } from "react";
import { GUTTER_PX } from "../../constants/layout";
import * as styles from "./carousel.module.scss";

export const slidesIn = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(`.${styles.slide}`),
];

/** Where a row stands: how many slides are whole in the window, and which one, from 0, leads. */
export function measureRow(row: HTMLElement): { fit: number; position: number } {
  const slides = slidesIn(row);
  const [first, second] = slides.map((slide) => slide.getBoundingClientRect().left);
  const step = second === undefined || first === undefined ? 0 : second - first;
  // One slide, or one below the other.
  if (step <= 0 || !row.firstElementChild) return { fit: Math.max(1, slides.length), position: 0 };
  const start = Number.parseFloat(getComputedStyle(row.firstElementChild).paddingInlineStart);
  const fit = Math.max(1, Math.floor((row.clientWidth - start + GUTTER_PX + 1) / step));
  const last = Math.max(0, slides.length - fit);
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  return { fit, position: isAtEnd ? last : Math.min(last, Math.round(row.scrollLeft / step)) };
}

/** How many slides of a row are whole in the window; all of them until that is measured. */
export function useFit(row: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // Where it is not drawn, as on paper, nothing can be measured.
    const observer = new ResizeObserver(
      () => element.clientWidth > 0 && setFit(measureRow(element).fit),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return fit;
}
