import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in built HTML and during hydration, true after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
