/** Distance from the viewport at which code and data are fetched. */
const NEARNESS = "400px";

/** Calls once, when an element comes near the viewport or gets the focus. @returns stops waiting */
export function whenNear(element: Element, arrive: () => void): () => void {
  const near = () => {
    stop();
    arrive();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && near(),
    {
      rootMargin: NEARNESS,
    },
  );
  const stop = () => {
    observer.disconnect();
    element.removeEventListener("focusin", near);
  };
  observer.observe(element);
  element.addEventListener("focusin", near);
  return stop;
}
