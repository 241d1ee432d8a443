import { useLayoutEffect, useRef } from "react";
import * as styles from "./slick-carousel.module.scss";
import { type SlickCarouselProps, SlickSlides } from "./slick-slides";
import { useRowShape } from "./use-row-shape";

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
