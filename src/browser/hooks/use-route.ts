// Gatsby's fork of the router, under the name by which its packages import it.
import { useLocation } from "@reach/router";

/** Path of the current page without a trailing slash; `/` for the home page. */
export function useRoute(): string {
  const { pathname } = useLocation();
  return pathname.replace(/\/+$/, "") || "/";
}
