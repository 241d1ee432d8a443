import { useEffect } from "react";
import { dispatchContentRestored } from "../dom/content-restored";
import { reloadOnce } from "../dom/reload-guard";
import { readSessionJson, writeHistory, writeSession } from "../dom/session";
import { SEARCH_ROUTE } from "./constants";
import { parseRequest, toAddress } from "./query";
import { search, searchNow, useSearch } from "./store";

const KEY = "search";

/** Kept for the next document: how many results an address showed. */
type Note = { address: string; limit: number };

const navigation = () => performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

/** Whether the document was loaded as the search page: only then does its policy allow the search to run. */
function isOwnDocument(): boolean {
  const { name } = navigation() ?? {};
  return !name || new URL(name).pathname.replace(/\/+$/, "") === SEARCH_ROUTE;
}

/** How many results an earlier document showed, after a reload or a step in the history. */
function restoredLimit(address: string): number | undefined {
  if (navigation()?.type === "navigate") return undefined;
  const note = readSessionJson(KEY) as Partial<Note> | null;
  return note?.address === address && Number.isInteger(note.limit) ? note.limit : undefined;
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
  const address = toAddress(request);
  const { query, kind, phase } = useSearch.getState();
  // Navigating back within the document: the state is still there.
  if (address === toAddress({ query, kind }) && (phase !== "idle" || !request.query)) return () => {};
  search(request, restoredLimit(address));
  return reportRestored();
}

/** Keeps address and search in sync, in one entry of the history however much is typed. */
export function useSearchAddress(): void {
  useEffect(() => {
    if (!isOwnDocument() && reloadOnce()) return;
    const cancel = searchAddress();
    const unsubscribe = useSearch.subscribe(({ address }, before) => {
      if (address !== before.address) writeHistory(history.state as Record<string, unknown>, address);
    });
    const saveNote = () => {
      const { address, limit } = useSearch.getState();
      writeSession(KEY, JSON.stringify({ address, limit } satisfies Note));
    };
    const retryFailed = () => {
      if (useSearch.getState().phase === "failed") searchNow();
    };
    addEventListener("pagehide", saveNote);
    addEventListener("online", retryFailed);
    return () => {
      // The next page may be reloaded, and navigating back then loads a new document.
      saveNote();
      cancel();
      unsubscribe();
      removeEventListener("pagehide", saveNote);
      removeEventListener("online", retryFailed);
    };
  }, []);
}
