import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import * as styles from "./slick-carousel.module.scss";
import { SlickSlides } from "./slick-slides";
import { useRowShape } from "./use-row-shape";

export type SlickCarouselProps = {
  label: string;
  /** The row that scrolls until this one takes over; both are in it. */
  row: RefObject<HTMLDivElement | null>;
  /** This one has taken over: the row that scrolls is gone. */
  moves: boolean;
  /** Takes over, with the name of what the row then is; without, it scrolls as before, for there is nothing to move. */
  onReady: (role?: string) => void;
  children: ReactNode[];
};

/** A row that is moved by buttons, keys and drags, from the moment at which it looks the same as the one that scrolls. */
export function SlickCarousel(props: SlickCarouselProps) {
  const { row, moves, onReady, children } = props;
  const probe = useRef<HTMLDivElement>(null);
  const shape = useRowShape(row, probe, children.length);
  const isStill = shape?.isStill;
  useLayoutEffect(() => {
    if (isStill) onReady();
    // For tests: what was under way is there.
    if (isStill || moves) delete row.current?.dataset.row;
  }, [isStill, moves, onReady, row]);
  return (
    <>
      <div ref={probe} className={styles.probe} />
      {shape && !isStill && <SlickSlides {...props} shape={shape} />}
    </>
  );
}
