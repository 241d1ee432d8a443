/** What a visitor does when they want to scroll, or do something else. */
const ACTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Calls once, when the visitor takes over.
 * @returns calls it now, unless that has happened
 */
export function onFirstUserInput(call: () => void): () => void {
  const acts = new AbortController();
  const end = () => {
    if (acts.signal.aborted) return;
    acts.abort();
    call();
  };
  for (const act of ACTS) addEventListener(act, end, { signal: acts.signal, passive: true, capture: true });
  return end;
}
