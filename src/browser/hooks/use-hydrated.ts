import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in built HTML and during hydration, true after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
