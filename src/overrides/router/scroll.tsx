import type { ReactNode } from "react";

// Replaces gatsby-react-router-scroll: `scroll-restoration.ts` scrolls. It is CommonJS, which would
// also defeat tree shaking of the router. See `client-modules.ts`.

export const ScrollContext = ({ children }: { children: ReactNode }) => children;

export const useScrollRestoration = () => ({});
