import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** How long to wait for pictures before taking over without them, in ms. */
const LONGEST_WAIT_MS = 2000;

const REST_MS = 100;

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the list is neither scrolling nor being touched. */
async function atRest(row: HTMLElement): Promise<void> {
  for (let before = Number.NaN; row.scrollLeft !== before || row.matches(":active"); ) {
    before = row.scrollLeft;
    await pause(REST_MS);
  }
}

/** Fetches the pictures in elements now: what is clipped at the edge of a row comes near to no view by itself. */
export function fetchPictures(elements: Iterable<Element>): HTMLImageElement[] {
  const pictures = Array.from(elements, (element) => [...element.querySelectorAll("img")]).flat();
  for (const picture of pictures) picture.loading = "eager";
  return pictures;
}

/** Resolves when pictures are decoded, after a timeout, or when one fails. */
async function arePaintable(pictures: readonly HTMLImageElement[]): Promise<void> {
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), pause(LONGEST_WAIT_MS)]);
}

/**
 * Notes what has the focus among slides that are about to be replaced.
 * @returns gives the focus to the same thing among the new ones; false: it cannot have it
 */
export function keepFocus(slides: readonly Element[]): (replaced: readonly Element[]) => boolean {
  const place = slides.findIndex((slide) => slide.contains(document.activeElement));
  const focusable = [...(slides[place]?.querySelectorAll(FOCUSABLE) ?? [])];
  const nth = document.activeElement ? focusable.indexOf(document.activeElement) : -1;
  return (replaced) => {
    const target = nth < 0 ? undefined : replaced[place]?.querySelectorAll<HTMLElement>(FOCUSABLE)[nth];
    target?.focus({ preventScroll: true });
    return target === undefined || target === document.activeElement;
  };
}

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
