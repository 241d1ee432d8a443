/** Distance from the viewport at which code and data are fetched. */
const DISTANCE = "400px";

/** Calls once, when an element comes near the viewport or gets the focus. @returns stops waiting */
export function whenNear(element: Element, call: () => void): () => void {
  const end = () => {
    stop();
    call();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && end(),
    { rootMargin: DISTANCE },
  );
  const stop = () => {
    observer.disconnect();
    element.removeEventListener("focusin", end);
  };
  observer.observe(element);
  element.addEventListener("focusin", end);
  return stop;
}
