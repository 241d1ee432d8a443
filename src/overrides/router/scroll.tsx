import type { ReactNode } from "react";

// Stands for gatsby-react-router-scroll, which would scroll as well as `scroll-restoration.ts` does: see
// `client-modules.ts`. It is CommonJS, which keeps the whole of the router in each visitor's first load, too.

export const ScrollContext = ({ children }: { children: ReactNode }) => children;

export const useScrollRestoration = () => ({});
