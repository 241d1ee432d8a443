/** Nothing has scrolled for this time, in milliseconds: longer than between two steps of a wheel. */
const REST_MS = 150;

/** Calls once the page does not scroll: work done meanwhile would cost frames. */
export function whenAtRest(call: () => void): void {
  const arrive = () => {
    removeEventListener("scroll", wait);
    call();
  };
  let timer = setTimeout(arrive, REST_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(arrive, REST_MS);
  };
  addEventListener("scroll", wait, { passive: true });
}
