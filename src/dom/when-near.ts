/** How near to the window something comes before what it needs is fetched. */
const NEARNESS = "400px";

/**
 * Calls once, when an element comes near the window or gets the focus.
 * @returns ends the wait
 */
export function whenNear(element: Element, arrive: () => void): () => void {
  const near = () => {
    stop();
    arrive();
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
    rootMargin: NEARNESS,
  });
  const stop = () => {
    observer.disconnect();
    element.removeEventListener("focusin", near);
  };
  observer.observe(element);
  element.addEventListener("focusin", near);
  return stop;
}
