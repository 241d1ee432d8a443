// The one file that imports the router: Gatsby's maintained fork, under the name its packages know it by.
import { useLocation } from "@reach/router";

/** The route shown, without a trailing slash; `/` for the home page. */
export function useRoute(): string {
  const { pathname } = useLocation();
  return pathname.replace(/\/+$/, "") || "/";
}
