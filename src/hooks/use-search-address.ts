import { useEffect } from "react";
import { SEARCH_ROUTE } from "../constants/search";
import { reloadOnce } from "../stores/reload-guard";
import { tellRestored } from "../stores/restored";
import { search, searchNow, useSearch } from "../stores/search";
import { keyOfEntry, readSession, writeHistory, writeSession } from "../stores/session";
import { addressOf, wishOf } from "../utils/search/query";

const KEY = "search";

/** What is noted down for the next document: how many results were shown at an entry of the history. */
type Note = { entry: string; most: number };

/** How many results were shown at an entry of the history, where that is known. */
function mostAt(entry: string): number | undefined {
  try {
    const note = JSON.parse(readSession(KEY) ?? "null") as Partial<Note> | null;
    return note?.entry === entry && Number.isInteger(note.most) ? note.most : undefined;
  } catch {
    return undefined;
  }
}

const visit = () => performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

/** Whether the document was loaded as the page of the search: only then its policy lets the search run. */
function isOwnDocument(): boolean {
  const { name } = visit() ?? {};
  return !name || new URL(name).pathname.replace(/\/+$/, "") === SEARCH_ROUTE;
}

/** Says when the results are there, where an earlier document may have shown them; returns what keeps it from that. */
function tellWhenFound(): () => void {
  const stop = useSearch.subscribe(({ phase }) => {
    if (phase === "searching") return;
    stop();
    if (phase === "found") tellRestored();
  });
  return stop;
}

/** Begins with what the address asks for; returns what ends it. */
function begin(entry: string): () => void {
  const wish = wishOf(location.search);
  const { query, kind, phase } = useSearch.getState();
  // The way back within the document: all of it is still there.
  if (addressOf(wish) === addressOf({ query, kind }) && (phase !== "idle" || !wish.query)) return () => {};
  search(wish, mostAt(entry));
  return tellWhenFound();
}

/** Keeps address and search together: one entry of the history, whatever is typed. */
export function useSearchAddress(): void {
  useEffect(() => {
    if (!isOwnDocument() && reloadOnce()) return;
    const entry = keyOfEntry();
    const end = begin(entry);
    const follow = useSearch.subscribe(({ address }, before) => {
      if (address !== before.address) writeHistory(history.state as Record<string, unknown>, address);
    });
    const noteDown = () => {
      const { most } = useSearch.getState();
      writeSession(KEY, JSON.stringify({ entry, most } satisfies Note));
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
