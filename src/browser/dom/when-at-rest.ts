/**
 * Nothing has scrolled for this time, in milliseconds: longer than between two steps of a wheel.
 */
const REST_MS = 150;

/** The scroll events of elements do not bubble, but they can be captured. */
const CAPTURE = true;

/**
 * Calls once neither the page nor anything in it scrolls: work done meanwhile would cost frames.
 */
export function whenAtRest(call: () => void): void {
  const arrive = () => {
    removeEventListener("scroll", wait, CAPTURE);
    call();
  };
  let timer = setTimeout(arrive, REST_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(arrive, REST_MS);
  };
  addEventListener("scroll", wait, { capture: CAPTURE, passive: true });
}
