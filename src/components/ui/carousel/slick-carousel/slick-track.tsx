import "slick-carousel/slick/slick.css";
import { type MouseEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useSyncExternalStore } from "react";
import Slider from "react-slick";
import { SLIDE_MS } from "../../../../constants/motion";
import { forgetDrag, goToSlide, takeDragEnd } from "../../../../overrides/slick-slider";
import * as styles from "./slick-track.module.scss";

export type SlickTrackHandle = { goTo: (position: number, isSudden?: boolean) => void };

export type SlickTrackProps = {
  ref: Ref<SlickTrackHandle>;
  /** Initial position; later changes are ignored. */
  initial: number;
  /** The last position, counted from 0. */
  last: number;
  /** Whether a slide can be seen; the others are hidden from assistive technology. */
  isSeen: (slide: number) => boolean;
  /** Called after a drag. */
  onMove: (position: number) => void;
  children: ReactNode[];
};

const query = () => matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(change: () => void): () => void {
  const preference = query();
  preference.addEventListener("change", change);
  return () => preference.removeEventListener("change", change);
}

/** The visitor wants less motion. */
const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query().matches);

/**
 * The only use of react-slick. It moves the slides; positions, announcements and controls are our own. `variableWidth` keeps
 * the widths of the style sheet; instead of `responsive` the layout is measured.
 */
export function SlickTrack({ ref, initial, last, isSeen, onMove, children }: SlickTrackProps) {
  const isSudden = useReducedMotion();
  const slider = useRef<Slider>(null);
  const root = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useImperativeHandle(ref, () => ({
    goTo: (position, isSuddenMove = false) => {
      isAsked.current = true;
      goToSlide(slider.current, position, isSuddenMove);
      isAsked.current = false;
    },
  }));
  // react-slick treats partly visible slides as hidden.
  const hideUnseen = () => {
    for (const slide of root.current?.querySelectorAll<HTMLElement>("[data-index]") ?? [])
      slide.ariaHidden = String(!isSeen(Number(slide.dataset.index)));
  };
  const startDrag = (event: MouseEvent) => {
    // Only the main button drags.
    if (event.button !== 0) event.stopPropagation();
    else forgetDrag(slider.current);
  };
  // react-slick stops the click that ends a drag when it bubbles, which is too late for our links.
  const stopClick = (event: MouseEvent) => {
    if (!takeDragEnd(slider.current)) return;
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it corrects pointer events and is not interactive itself
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
