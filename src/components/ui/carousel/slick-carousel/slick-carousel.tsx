import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import * as styles from "./slick-carousel.module.scss";
import { SlickSlides } from "./slick-slides";
import { useRowShape } from "./use-row-shape";

export type SlickCarouselProps = {
  label: string;
  /** Contains the scrolling list and, once ready, the carousel. */
  row: RefObject<HTMLDivElement | null>;
  /** The carousel has taken over: the list is gone. */
  moves: boolean;
  /** Takes over, with the `aria-roledescription` of the row; without it the list stays, as all slides are in view. */
  onReady: (role?: string) => void;
  children: ReactNode[];
};

/** A carousel moved by buttons, keys and drags. It takes over once it looks the same as the scrolling list. */
export function SlickCarousel(props: SlickCarouselProps) {
  const { row, moves, onReady, children } = props;
  const probe = useRef<HTMLDivElement>(null);
  const shape = useRowShape(row, probe, children.length);
  const isStill = shape?.isStill;
  useLayoutEffect(() => {
    if (isStill) onReady();
    // Read by tests: loading is over.
    if (isStill || moves) delete row.current?.dataset.row;
  }, [isStill, moves, onReady, row]);
  return (
    <>
      <div ref={probe} className={styles.probe} />
      {shape && !isStill && <SlickSlides {...props} shape={shape} />}
    </>
  );
}
