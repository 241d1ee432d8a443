/**
 * Calls once an element and its content have been parsed; with null once the document has been parsed without it. This
 * script may run before the body begins: React puts it into the head.
 */
export function whenElementParsed(id: string, call: (element: HTMLElement | null) => void): void {
  const look = () => {
    const element = document.getElementById(id);
    // A parsed next sibling means the element is complete.
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
