import { useEffect } from "react";
import { SEARCH_ROUTE } from "../constants/search";
import { reloadOnce } from "../stores/reload-guard";
import { search, searchNow, useSearch } from "../stores/search";
import { forgetSession, readSession, writeHistory, writeSession } from "../stores/session";
import { byUser } from "../utils/by-user";
import { addressOf, wishOf } from "../utils/search/query";

const KEY = "search";

/** What a document that is left notes down for when it comes back: what was shown of the results, and where. */
type Note = { address: string; most: number; top: number };

function readNote(): Note | null {
  try {
    const note = JSON.parse(readSession(KEY) ?? "null") as Partial<Note> | null;
    forgetSession(KEY);
    const { address, most, top } = note ?? {};
    const isWhole = typeof address === "string" && Number.isInteger(most) && typeof top === "number";
    return isWhole && address === location.pathname + location.search ? (note as Note) : null;
  } catch {
    return null;
  }
}

const visit = () => performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

/** Whether the document was loaded as the page of the search: only then its policy lets the search run. */
function isOwnDocument(): boolean {
  const { name } = visit() ?? {};
  return !name || new URL(name).pathname.replace(/\/+$/, "") === SEARCH_ROUTE;
}

/** Once the results are there again: where they were left, unless the visitor has gone elsewhere meanwhile. */
function goBackTo(top: number): () => void {
  let isOver = false;
  const end = byUser(() => {
    isOver = true;
  });
  const stop = useSearch.subscribe(({ phase }) => {
    if (phase === "searching") return;
    stop();
    requestAnimationFrame(() => {
      if (!isOver && phase === "found") scrollTo({ top, behavior: "instant" });
      end();
    });
  });
  return stop;
}

/** Begins with what the address asks for; returns what ends it. */
function begin(): () => void {
  const wish = wishOf(location.search);
  const { query, kind, phase } = useSearch.getState();
  // The way back within the document: all of it is still there.
  if (addressOf(wish) === addressOf({ query, kind }) && (phase !== "idle" || !wish.query)) return () => {};
  const note = visit()?.type === "navigate" ? null : readNote();
  search(wish, note?.most);
  return note ? goBackTo(note.top) : () => {};
}

/** Keeps address and search together: one entry of the history, whatever is typed. */
export function useSearchAddress(): void {
  useEffect(() => {
    if (!isOwnDocument() && reloadOnce()) return;
    const end = begin();
    const follow = useSearch.subscribe(({ address }, before) => {
      if (address !== before.address) writeHistory(history.state as Record<string, unknown>, address);
    });
    const leave = () => {
      const { most } = useSearch.getState();
      writeSession(KEY, JSON.stringify({ address: location.pathname + location.search, most, top: scrollY }));
    };
    const goOn = () => {
      if (useSearch.getState().phase === "failed") searchNow();
    };
    addEventListener("pagehide", leave);
    addEventListener("online", goOn);
    return () => {
      end();
      follow();
      removeEventListener("pagehide", leave);
      removeEventListener("online", goOn);
    };
  }, []);
}
