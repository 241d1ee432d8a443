import { useSyncExternalStore } from "react";

const query = () => matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(change: () => void): () => void {
  const wish = query();
  wish.addEventListener("change", change);
  return () => wish.removeEventListener("change", change);
}

/** The visitor wants less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
