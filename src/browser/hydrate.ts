import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

const hydrate = (element: ReactNode, container: Element) => startTransition(() => void hydrateRoot(container, element));

/**
 * Hydrates a built page in slices of a few milliseconds, between which the browser reacts to input. By default React does
 * it in one piece, which takes a slow phone a quarter of a second. `gatsby develop` has no HTML to hydrate.
 */
export const replaceHydrateFunction = () => (process.env.NODE_ENV === "development" ? undefined : hydrate);
