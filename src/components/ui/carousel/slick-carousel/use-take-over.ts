import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { arePaintable, atRest, fetchPictures, keepFocus } from "./take-over";

export const slidesIn = (frame: Element | null): Element[] => [...(frame?.querySelectorAll("[data-index]") ?? [])];

const frames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

type TakeOver = {
  row: RefObject<HTMLElement | null>;
  /** What waits, unseen, in the place of the row. */
  frame: RefObject<HTMLElement | null>;
  moves: boolean;
  /** Goes to where the row was scrolled to. */
  goTo: (scrolled: number) => void;
  /** Which of the slides are in sight. */
  isShown: (slide: number) => boolean;
  onReady: () => void;
};

/**
 * Takes over a row that scrolls while nobody holds it, as soon as the pictures in sight can be painted: at the place where it is,
 * with the focus where it is.
 */
export function useTakeOver({ row, frame, moves, goTo, isShown, onReady }: TakeOver): void {
  const refocus = useRef<ReturnType<typeof keepFocus>>(null);
  const begin = useEffectEvent(async (isOver: () => boolean) => {
    const still = row.current;
    if (!still) return;
    const shown = slidesIn(frame.current).filter((_, index) => isShown(index));
    await arePaintable(fetchPictures(shown));
    // The keyboard may have moved the row on in the meantime: what has the focus must be in sight afterwards.
    for (let scrolled = Number.NaN; still.scrollLeft !== scrolled; ) {
      await atRest(still);
      if (isOver()) return;
      scrolled = still.scrollLeft;
      goTo(scrolled);
      await frames();
      if (isOver()) return;
    }
    refocus.current = keepFocus([...still.querySelectorAll("li")]);
    onReady();
  });
  useEffect(() => {
    if (moves) return;
    let isOver = false;
    void begin(() => isOver);
    return () => {
      isOver = true;
    };
  }, [moves]);
  useLayoutEffect(() => {
    if (!moves || !refocus.current) return;
    if (!refocus.current(slidesIn(frame.current))) row.current?.focus({ preventScroll: true });
    refocus.current = null;
  }, [moves, row, frame]);
}
