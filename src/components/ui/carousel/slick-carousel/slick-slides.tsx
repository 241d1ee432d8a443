import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { CAROUSEL_STRINGS } from "../../../../constants/carousel-strings";
import { RowControls } from "./row-controls";
import { isSeen, offsetAt, positionAt, positionToShow, type RowShape, wholeSlides } from "./row-shape";
import * as styles from "./slick-carousel.module.scss";
import { SlickTrack, type SlickTrackHandle } from "./slick-track";
import { fetchPictures, slidesIn, useTakeOver } from "./take-over";
import { useRowInput } from "./use-row-input";

export type SlickSlidesProps = {
  label: string;
  /** Contains the scrolling list and, once ready, the carousel. */
  row: RefObject<HTMLDivElement | null>;
  /** The carousel has taken over: the list is gone. */
  moves: boolean;
  /** Takes over, with the `aria-roledescription` of the row; without it the list stays, as all slides are in view. */
  onReady: (role?: string) => void;
  children: ReactNode[];
  shape: RowShape;
};

type SlideProps = { place: number; count: number; isHidden: boolean; children: ReactNode };

/** One slide; inert while out of view. A component, so that what react-slick adds to its children stays off the element. */
function Slide({ place, count, isHidden, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      role="group"
      aria-roledescription={CAROUSEL_STRINGS.slide}
      aria-label={CAROUSEL_STRINGS.place(place, count)}
      className={styles.slide}
      inert={isHidden}
    >
      {children}
    </div>
  );
}

/** The slides of the carousel, and what moves them. */
export function SlickSlides({ label, row, moves, onReady, shape, children }: SlickSlidesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<SlickTrackHandle>(null);
  const [initial] = useState(() => positionAt(shape, row.current?.scrollLeft ?? 0));
  const [position, setPosition] = useState(initial);
  const [said, setSaid] = useState("");
  const [bar, setBar] = useState(0);
  const isShown = (slide: number) => isSeen(shape, position, slide);

  const onMove = (next: number) => {
    if (next === position) return;
    const focused = document.activeElement?.closest<HTMLElement>("[data-index]");
    if (focused && frame.current?.contains(focused) && !isSeen(shape, next, Number(focused.dataset.index)))
      row.current?.focus({ preventScroll: true });
    const { first, last } = wholeSlides(shape, next);
    setSaid(CAROUSEL_STRINGS.moved(first + 1, last + 1, shape.count));
    setPosition(next);
  };
  // Make visible slides focusable before the track moves: Tab may be pressed again immediately.
  const go = (next: number) => {
    if (next === position) return;
    onMove(next);
    track.current?.goTo(next);
  };
  const step = (by: number) => go(Math.min(shape.last, Math.max(0, position + by)));
  const stand = (at: number) => {
    setPosition(at);
    track.current?.goTo(at, true);
  };

  useTakeOver({
    row,
    frame,
    moves,
    isShown,
    goTo: (scrolled) => stand(positionAt(shape, scrolled)),
    onReady: () => {
      // Keep the space of the list's scroll bar.
      if (row.current) setBar(row.current.offsetHeight - row.current.clientHeight);
      onReady(CAROUSEL_STRINGS.carousel);
    },
  });
  useRowInput(row, moves, {
    step,
    show: (slide) => go(positionToShow(shape, position, slide)),
  });

  // After a resize the first slide stays first.
  const [measured, setMeasured] = useState(shape);
  useLayoutEffect(() => {
    if (measured === shape) return;
    setMeasured(shape);
    const lead = position < measured.last ? position : wholeSlides(measured, position).first;
    const next = Math.min(shape.last, lead);
    setPosition(next);
    track.current?.goTo(next, true);
  }, [shape, measured, position]);

  useEffect(() => {
    const reach = wholeSlides(shape, position).last + 2;
    fetchPictures(slidesIn(frame.current).slice(position, reach + 1));
  }, [position, shape]);

  // The last position aligns the end of the row, not the start of a slide.
  const shift = position === shape.last ? position * shape.step - offsetAt(shape, position) : 0;
  return (
    <>
      <div ref={frame} className={moves ? styles.moves : styles.waiting} style={{ marginBlockEnd: bar }} inert={!moves}>
        <div className={styles.shift} style={{ "--shift": `${shift}px` } as CSSProperties}>
          <SlickTrack ref={track} initial={initial} last={shape.last} isSeen={isShown} onMove={onMove}>
            {children.map((child, index) => (
              <Slide
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                key={index}
                place={index + 1}
                count={shape.count}
                isHidden={!isShown(index)}
              >
                {child}
              </Slide>
            ))}
          </SlickTrack>
        </div>
      </div>
      {moves && <RowControls label={label} shape={shape} position={position} onStep={step} />}
      {moves && (
        <p role="status" className="visually-hidden">
          {said}
        </p>
      )}
    </>
  );
}
