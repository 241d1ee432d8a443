/**
 * Calls once an element and all within it have been read, or once it is certain that it will not come. This script may run
 * before the body has begun: React puts it into the head.
 */
export function whenElementParsed(id: string, call: (element: HTMLElement | null) => void): void {
  const look = () => {
    const element = document.getElementById(id);
    // What follows it has been read, too.
    if (!element?.nextElementSibling && document.readyState === "loading") return;
    observer.disconnect();
    document.removeEventListener("readystatechange", look);
    call(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("readystatechange", look);
  look();
}
