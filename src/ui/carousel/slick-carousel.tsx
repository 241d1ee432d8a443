import "./slick.scss";
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import Slider from "react-slick";
import { SLIDE_MS } from "../../constants/motion";
import { classNames } from "../class-names";
import * as styles from "./carousel.module.scss";
import * as controls from "./row-controls.module.scss";
import { slidesIn } from "./row-fit";
import { CAROUSEL_STRINGS } from "./strings";
import { exposeUsableSlides, keepHiddenSlidesInert } from "./usable-slides";
import { useRowInput } from "./use-row-input";

type RowControlsProps = {
  label: string;
  count: number;
  /** How many slides are whole in view. */
  fit: number;
  /** Index of the first slide in view. */
  position: number;
  /** The position at the end of the row. */
  last: number;
  onStep: (by: number) => void;
};

function RowControls({ label, count, fit, position, last, onStep }: RowControlsProps) {
  const line = { "--part": fit / count, "--along": position / last } as CSSProperties;
  const button = (name: string, by: -1 | 1, isAtEnd: boolean) => (
    <button
      type="button"
      className={classNames(controls.button, by < 0 && controls.back)}
      aria-label={`${name}: ${label}`}
      // `disabled` would take the focus away at the end of the row.
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onStep(by)}
    >
      <span className={controls.arrow} />
    </button>
  );
  return (
    <div className={controls.root}>
      {button(CAROUSEL_STRINGS.previous, -1, position <= 0)}
      {button(CAROUSEL_STRINGS.next, 1, position >= last)}
      <p className={controls.count} aria-hidden="true">
        <span className={controls.here}>
          {CAROUSEL_STRINGS.range(position + 1, position + fit)}
        </span>{" "}
        / {count}
      </p>
      <div className={controls.line} style={line} />
    </div>
  );
}

/** Loads the pictures of slides. Those clipped at the edge of the row would not load lazily. */
function loadPictures(row: Element, from: number, to: number): void {
  for (const slide of slidesIn(row).slice(from, to))
    for (const picture of slide.querySelectorAll("img")) picture.loading = "eager";
}

export type SlickCarouselProps = {
  label: string;
  /** The element around the carousel, which has the focus for the keys. */
  row: HTMLElement;
  /** How many slides are whole in view. */
  fit: number;
  /** Index of the first slide in view at the beginning. */
  initial: number;
  children: ReactNode[];
};

/** A carousel by react-slick, which moves by drags, buttons, keys, wheel and focus. */
export function SlickCarousel({ label, row, fit, initial, children }: SlickCarouselProps) {
  const slider = useRef<Slider>(null);
  const usable = useRef<ReturnType<typeof keepHiddenSlidesInert>>(null);
  const [position, setPosition] = useState(initial);
  const [announcement, setAnnouncement] = useState("");
  const count = children.length;
  const last = Math.max(0, count - fit);
  const goTo = (to: number) => {
    const next = Math.min(last, Math.max(0, to));
    // react-slick begins a moment later.
    usable.current?.announce(next, next + fit + 1);
    slider.current?.slickGoTo(next);
  };
  const step = (by: number) => goTo(position + by);
  const show = (slide: number) => goTo(Math.min(slide, Math.max(position, slide - fit + 1)));
  // Of two moves at once, react-slick says that the second one begins where the first one did.
  const current = useRef(initial);
  const move = (_: number, next: number) => {
    if (next === current.current) return;
    current.current = next;
    setPosition(next);
    setAnnouncement(CAROUSEL_STRINGS.moved(next + 1, Math.min(next + fit, count), count));
  };
  useRowInput(row, step, show);
  useEffect(() => {
    const slides = keepHiddenSlidesInert(row);
    usable.current = slides;
    return slides.stop;
  }, [row]);
  // In a wider window the last position is a smaller one.
  useEffect(() => {
    if (position > last) slider.current?.slickGoTo(last, true);
  }, [position, last]);
  // Includes the slides that the next move brings into view.
  useLayoutEffect(() => loadPictures(row, position, position + fit + 2), [row, position, fit]);
  return (
    <>
      <div
        className={classNames(styles.place, position >= last && styles.atEnd)}
        style={{ "--rest": count - position } as CSSProperties}
      >
        <Slider
          ref={slider}
          className={styles.slider}
          initialSlide={initial}
          slidesToShow={fit}
          beforeChange={move}
          onInit={() => exposeUsableSlides(row)}
          onReInit={() => exposeUsableSlides(row)}
          speed={matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SLIDE_MS}
          cssEase="cubic-bezier(0.2, 0.7, 0.1, 1)"
          touchThreshold={12}
          waitForAnimate={false}
          infinite={false}
          accessibility={false}
          arrows={false}
          swipeToSlide
          variableWidth
        >
          {children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order
            <Slide key={index} label={CAROUSEL_STRINGS.place(index + 1, count)}>
              {child}
            </Slide>
          ))}
        </Slider>
      </div>
      {last > 0 && <RowControls {...{ label, count, fit, position, last }} onStep={step} />}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

/** A component, so that the props which react-slick adds to its children reach no element. */
function Slide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      role="group"
      aria-roledescription={CAROUSEL_STRINGS.slide}
      aria-label={label}
      className={classNames(styles.slide, styles.apart)}
    >
      {children}
    </div>
  );
}
