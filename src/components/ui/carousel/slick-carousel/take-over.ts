/** How long to wait for pictures before taking over without them, in ms. */
const LONGEST_WAIT_MS = 2000;

const REST_MS = 100;

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the list is neither scrolling nor being touched. */
export async function atRest(row: HTMLElement): Promise<void> {
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
export async function arePaintable(pictures: readonly HTMLImageElement[]): Promise<void> {
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
