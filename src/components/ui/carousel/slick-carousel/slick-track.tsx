import "slick-carousel/slick/slick.css";
import { type MouseEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import Slider from "react-slick";
import { SLIDE_MS } from "../../../../constants/motion";
import * as styles from "./slick-track.module.scss";

export type SlickTrackHandle = { goTo: (position: number, isSudden?: boolean) => void };

export type SlickTrackProps = {
  ref: Ref<SlickTrackHandle>;
  /** Where it stands when it appears; what it becomes later does not matter. */
  initial: number;
  /** The last position, counted from 0. */
  last: number;
  /** Whether a slide can be seen; the others are hidden from assistive technology. */
  isSeen: (slide: number) => boolean;
  isSudden: boolean;
  /** It was dragged. */
  onMove: (position: number) => void;
  children: ReactNode[];
};

/** What the types leave out. */
type Inner = {
  /** Whether a click that comes now is one, and not the end of a drag. */
  clickable?: boolean;
  /** `slickGoTo` is this, a moment later: of two moves in quick succession the first would then undo the second. */
  changeSlide: (to: { message: "index"; index: number }, isSudden: boolean) => void;
};

/**
 * The one place that knows react-slick. It moves slides of whatever width they have; where they stand, what is said of them and
 * by what they are moved is our own. `variableWidth` keeps the widths of the style sheet, `responsive` is not used: what it
 * would decide is measured.
 */
export function SlickTrack({ ref, initial, last, isSeen, isSudden, onMove, children }: SlickTrackProps) {
  const slider = useRef<Slider>(null);
  const root = useRef<HTMLDivElement>(null);
  const inner = () => slider.current?.innerSlider as unknown as Inner | undefined;
  const isAsked = useRef(false);
  useImperativeHandle(ref, () => ({
    goTo: (position, isAtOnce = false) => {
      isAsked.current = true;
      inner()?.changeSlide({ message: "index", index: position }, isAtOnce);
      isAsked.current = false;
    },
  }));
  // react-slick counts from the slide that leads, and those of which a piece shows, or at the end more than a piece, as hidden.
  const hideUnseen = () => {
    for (const slide of root.current?.querySelectorAll<HTMLElement>("[data-index]") ?? [])
      slide.ariaHidden = String(!isSeen(Number(slide.dataset.index)));
  };
  const startDrag = (event: MouseEvent) => {
    const drags = inner();
    // Only the main button drags.
    if (event.button !== 0) event.stopPropagation();
    // A drag that ended elsewhere would take the next click for its own.
    else if (drags) drags.clickable = true;
  };
  // react-slick stops the click that ends a drag on its way up; links within the site have followed it by then.
  const stopClick = (event: MouseEvent) => {
    const drags = inner();
    if (drags?.clickable !== false) return;
    drags.clickable = true;
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it mends what the pointer does, and offers nothing
    <div
      ref={root}
      className={styles.root}
      onMouseDownCapture={startDrag}
      onClickCapture={stopClick}
      onDragStart={(event) => event.preventDefault()}
    >
      <Slider
        ref={slider}
        className={styles.slider}
        initialSlide={initial}
        slidesToShow={children.length - last}
        onInit={hideUnseen}
        onReInit={hideUnseen}
        beforeChange={(_, next) => isAsked.current || onMove(next)}
        speed={isSudden ? 0 : SLIDE_MS}
        useCSS={!isSudden}
        cssEase="cubic-bezier(0.2, 0.7, 0.1, 1)"
        touchThreshold={12}
        waitForAnimate={false}
        infinite={false}
        accessibility={false}
        arrows={false}
        swipeToSlide
        variableWidth
      >
        {children}
      </Slider>
    </div>
  );
}
