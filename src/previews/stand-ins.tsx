// Replacements for Gatsby and the site's links in previews, which lead nowhere, prefetch nothing
// and run no query.

import type { LinkProps } from "../ui/link/link";
import { staticData } from "./site-data";

export const graphql = () => undefined;
export const useStaticQuery = staticData;
export const navigate = async () => undefined;

export function Link({ to, className, children }: LinkProps) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

export const useLocation = () => window.location;
