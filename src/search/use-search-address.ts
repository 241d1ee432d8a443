import { useEffect } from "react";
import { dispatchContentRestored } from "../dom/content-restored";
import { reloadOnce } from "../dom/reload-guard";
import { writeHistory } from "../dom/session";
import { SEARCH_ROUTE } from "./constants";
import { parseRequest, toAddress } from "./query";
import { search, searchNow, useSearch } from "./store";

/** Key in the state of the history entry: how many results it shows, for a reload and the way back. */
const LIMIT = "searchLimit";

/** Whether the document was loaded as the search page: only then does its policy allow the search to run. */
function isOwnDocument(): boolean {
  const name = performance.getEntriesByType("navigation")[0]?.name;
  return !name || new URL(name).pathname.replace(/\/+$/, "") === SEARCH_ROUTE;
}

/** Reports the results as restored once they are there. @returns what cancels it */
function reportRestored(): () => void {
  const stop = useSearch.subscribe(({ phase }) => {
    if (phase === "searching") return;
    stop();
    if (phase === "found") dispatchContentRestored();
  });
  return stop;
}

/** Searches what the address requests. @returns the clean-up */
function searchAddress(): () => void {
  const request = parseRequest(location.search);
  const { query, kind, phase } = useSearch.getState();
  // Navigating back within the document: the state is still there.
  if (toAddress(request) === toAddress({ query, kind }) && (phase !== "idle" || !request.query)) return () => {};
  const limit = Number((history.state as Record<string, unknown> | null)?.[LIMIT]);
  search(request, limit || undefined);
  return reportRestored();
}

/** Keeps address and search in sync, in one entry of the history however much is typed. */
export function useSearchAddress(): void {
  useEffect(() => {
    if (!isOwnDocument() && reloadOnce()) return;
    const cancel = searchAddress();
    const unsubscribe = useSearch.subscribe(({ address, limit }, before) => {
      if (address !== before.address || limit !== before.limit)
        writeHistory({ ...history.state, [LIMIT]: limit }, address);
    });
    const retryFailed = () => {
      if (useSearch.getState().phase === "failed") searchNow();
    };
    addEventListener("online", retryFailed);
    return () => {
      cancel();
      unsubscribe();
      removeEventListener("online", retryFailed);
    };
  }, []);
}
