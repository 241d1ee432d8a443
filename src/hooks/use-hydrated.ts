import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in built HTML and while it is taken over, true once a script is at work. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
