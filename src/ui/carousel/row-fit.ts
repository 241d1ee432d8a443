import { type RefObject, useEffect, useState } from "react";
import { GUTTER_PX } from "../../constants/layout";
import * as styles from "./carousel.module.scss";

export const slidesIn = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(`.${styles.slide}`),
];

/**
 * Measures a row.
 * @returns `fit`: how many slides fit into it whole; `position`: index of the first one in view
 */
export function measureRow(row: HTMLElement): { fit: number; position: number } {
  const slides = slidesIn(row);
  const [first, second] = slides.map((slide) => slide.getBoundingClientRect().left);
  const step = second === undefined || first === undefined ? 0 : second - first;
  // There is one slide, or they stand one below the other.
  if (step <= 0 || !row.firstElementChild) return { fit: Math.max(1, slides.length), position: 0 };
  const start = Number.parseFloat(getComputedStyle(row.firstElementChild).paddingInlineStart);
  const fit = Math.max(1, Math.floor((row.clientWidth - start + GUTTER_PX + 1) / step));
  const last = Math.max(0, slides.length - fit);
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  return { fit, position: isAtEnd ? last : Math.min(last, Math.round(row.scrollLeft / step)) };
}

/** How many slides fit into a row whole; infinite until that is measured. */
export function useFit(row: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // A row that is not displayed has no width.
    const observer = new ResizeObserver(
      () => element.clientWidth > 0 && setFit(measureRow(element).fit),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return fit;
}
