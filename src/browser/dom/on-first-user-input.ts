/** Input that shows a visitor wants to scroll or act. */
const INPUT_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Calls once, on the visitor's first input. @returns calls it now, unless already called */
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
