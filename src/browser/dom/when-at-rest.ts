/** Time without scrolling that counts as rest, in ms: longer than between two steps of a wheel. */
const REST_MS = 150;

/** The scroll events of elements do not bubble, but they can be captured. */
const CAPTURE = true;

/**
 * Calls once nothing scrolls, neither the page nor an element: work would cost frames until then.
 */
export function whenAtRest(call: () => void): void {
  const end = () => {
    removeEventListener("scroll", wait, CAPTURE);
    call();
  };
  let timer = setTimeout(end, REST_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, REST_MS);
  };
  addEventListener("scroll", wait, { capture: CAPTURE, passive: true });
}
