// The only import of the router: Gatsby's maintained fork, under the name that its packages import.
import { useLocation } from "@reach/router";

/** The current route, without a trailing slash; `/` for the home page. */
export function useRoute(): string {
  const { pathname } = useLocation();
  return pathname.replace(/\/+$/, "") || "/";
}
