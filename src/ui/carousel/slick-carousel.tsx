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
import { useRowInput } from "./use-row-input";

type RowControlsProps = {
  label: string;
  count: number;
  /** How many slides are whole in view. */
  fit: number;
  /** The slide, from 0, that leads, and the one that does at the end. */
  position: number;
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
      // Not `disabled`: who presses it to the end keeps the focus.
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

/**
 * Shows slides partly in view to assistive technology, from which react-slick hides them whenever
 * it draws.
 */
function showSeen(row: Element): void {
  for (const slide of slidesIn(row))
    slide.closest("[aria-hidden]")?.setAttribute("aria-hidden", String(slide.inert));
}

/** Keeps slides out of view out of reach; their focus goes to the row. @returns stops it */
function keepUnseenInert(row: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting && target.contains(document.activeElement))
          row.focus({ preventScroll: true });
        (target as HTMLElement).inert = !isIntersecting;
      }
      showSeen(row);
    },
    { root: row },
  );
  for (const slide of slidesIn(row)) observer.observe(slide);
  return () => observer.disconnect();
}

/**
 * Lets slides be reached that are about to come into view: Tab may be pressed again before they are
 * there.
 */
function letIn(row: Element, from: number, to: number): void {
  for (const slide of slidesIn(row).slice(from, to)) slide.inert = false;
}

/**
 * Fetches the pictures of slides now: what is clipped at the edge of a row comes near to no view by
 * itself.
 */
function fetchPictures(row: Element, from: number, to: number): void {
  for (const slide of slidesIn(row).slice(from, to))
    for (const picture of slide.querySelectorAll("img")) picture.loading = "eager";
}

export type SlickCarouselProps = {
  label: string;
  /** What the carousel stands in: it has the focus for the keys. */
  row: HTMLElement;
  /** How many slides are whole in view. */
  fit: number;
  /** The slide, from 0, that leads at first. */
  initial: number;
  children: ReactNode[];
};

/**
 * The slides of a row, moved by react-slick: by its drags, and by buttons, keys, wheel and focus.
 */
export function SlickCarousel({ label, row, fit, initial, children }: SlickCarouselProps) {
  const slider = useRef<Slider>(null);
  const [position, setPosition] = useState(initial);
  const [said, setSaid] = useState("");
  const count = children.length;
  const last = Math.max(0, count - fit);
  const goTo = (to: number) => {
    const next = Math.min(last, Math.max(0, to));
    letIn(row, next, next + fit + 1);
    slider.current?.slickGoTo(next);
  };
  const step = (by: number) => goTo(position + by);
  const show = (slide: number) => goTo(Math.min(slide, Math.max(position, slide - fit + 1)));
  const move = (from: number, next: number) => {
    if (next === from) return;
    setPosition(next);
    setSaid(CAROUSEL_STRINGS.moved(next + 1, Math.min(next + fit, count), count));
  };
  useRowInput(row, step, show);
  useEffect(() => keepUnseenInert(row), [row]);
  // In a wider window the row ends sooner.
  useEffect(() => {
    if (position > last) slider.current?.slickGoTo(last, true);
  }, [position, last]);
  // Those that the next move brings into view are ready then.
  useLayoutEffect(() => fetchPictures(row, position, position + fit + 2), [row, position, fit]);
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
          onInit={() => showSeen(row)}
          onReInit={() => showSeen(row)}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            <Slide key={index} label={CAROUSEL_STRINGS.place(index + 1, count)}>
              {child}
            </Slide>
          ))}
        </Slider>
      </div>
      {last > 0 && <RowControls {...{ label, count, fit, position, last }} onStep={step} />}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** A component, so that what react-slick adds to its children stays off the element. */
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
