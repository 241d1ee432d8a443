/** Events of a visitor who scrolls or acts. */
const INPUT_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Calls once, on the visitor's next input. @returns calls at once, unless it has been called */
export function onFirstUserInput(call: () => void): () => void {
  const listening = new AbortController();
  const end = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    call();
  };
  for (const type of INPUT_EVENTS)
    addEventListener(type, end, { signal: listening.signal, passive: true, capture: true });
  return end;
}
