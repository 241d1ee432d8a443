import { useEffect } from "react";
import { SEARCH_ROUTE } from "../constants/search";
import { dispatchContentRestored } from "../dom/content-restored";
import { reloadOnce } from "../dom/reload-guard";
import { readSession, writeHistory, writeSession } from "../dom/session";
import { search, searchNow, useSearch } from "../stores/search";
import { addressOf, wishOf } from "../utils/search/query";

const KEY = "search";

/** What is noted down for the next document: how many results were shown for an address. */
type Note = { address: string; most: number };

const visit = () => performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

/** Whether the document was loaded as the page of the search: only then its policy lets the search run. */
function isOwnDocument(): boolean {
  const { name } = visit() ?? {};
  return !name || new URL(name).pathname.replace(/\/+$/, "") === SEARCH_ROUTE;
}

/** How many results an earlier document had shown, where this one was not come to as to a new page. */
function mostOfBefore(address: string): number | undefined {
  if (visit()?.type === "navigate") return undefined;
  try {
    const note = JSON.parse(readSession(KEY) ?? "null") as Partial<Note> | null;
    return note?.address === address && Number.isInteger(note.most) ? note.most : undefined;
  } catch {
    return undefined;
  }
}

/** Says when the results are there, where an earlier document may have shown them; returns what keeps it from that. */
function tellWhenFound(): () => void {
  const stop = useSearch.subscribe(({ phase }) => {
    if (phase === "searching") return;
    stop();
    if (phase === "found") dispatchContentRestored();
  });
  return stop;
}

/** Begins with what the address asks for; returns what ends it. */
function begin(): () => void {
  const wish = wishOf(location.search);
  const { query, kind, phase } = useSearch.getState();
  // The way back within the document: all of it is still there.
  if (addressOf(wish) === addressOf({ query, kind }) && (phase !== "idle" || !wish.query)) return () => {};
  search(wish, mostOfBefore(addressOf(wish)));
  return tellWhenFound();
}

/** Keeps address and search together: one entry of the history, whatever is typed. */
export function useSearchAddress(): void {
  useEffect(() => {
    if (!isOwnDocument() && reloadOnce()) return;
    const end = begin();
    const follow = useSearch.subscribe(({ address }, before) => {
      if (address !== before.address) writeHistory(history.state as Record<string, unknown>, address);
    });
    const noteDown = () => {
      const { address, most } = useSearch.getState();
      writeSession(KEY, JSON.stringify({ address, most } satisfies Note));
    };
    const goOn = () => {
      if (useSearch.getState().phase === "failed") searchNow();
    };
    addEventListener("pagehide", noteDown);
    addEventListener("online", goOn);
    return () => {
      // The document may be left, or loaded anew, from another page.
      noteDown();
      end();
      follow();
      removeEventListener("pagehide", noteDown);
      removeEventListener("online", goOn);
    };
  }, []);
}
