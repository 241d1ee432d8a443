import { type FormEvent, useEffect, useRef } from "react";
import { dispatchContentRestored } from "../../../browser/dom/content-restored";
import { reloadOnce } from "../../../browser/dom/reload-guard";
import { writeHistory } from "../../../browser/dom/session";
import { STRINGS } from "../../../constants/strings";
import { QUERY_KEY, QUERY_MAX_LENGTH, SEARCH_ROUTE } from "../../constants";
import { parseRequest, toAddress } from "../../query";
import { clearSearch, search, searchNow, typeQuery, useSearch, warmUp } from "../../store";
import { SEARCH_STRINGS } from "../../strings";
import * as styles from "./search-field.module.scss";

/**
 * Key in the state of the history entry: how many results it shows, for a reload and the way back.
 */
const LIMIT = "searchLimit";

/**
 * Whether the document was loaded as the search page: only then does its policy allow the search to
 * run.
 */
function isOwnDocument(): boolean {
  const name = performance.getEntriesByType("navigation")[0]?.name;
  return !name || new URL(name).pathname.replace(/\/+$/, "") === SEARCH_ROUTE;
}

/**
 * Searches what the address requests, and reports the results as restored once they are there.
 * @returns the clean-up
 */
function searchAddress(): () => void {
  const request = parseRequest(location.search);
  const { query, kind, phase } = useSearch.getState();
  // Navigating back within the document: the state is still there.
  if (toAddress(request) === toAddress({ query, kind }) && (phase !== "idle" || !request.query))
    return () => {};
  const limit = Number((history.state as Record<string, unknown> | null)?.[LIMIT]);
  search(request, limit || undefined);
  const stop = useSearch.subscribe(({ phase }) => {
    if (phase === "searching") return;
    stop();
    if (phase === "found") dispatchContentRestored();
  });
  return stop;
}

/** Keeps address and search in sync, in one entry of the history however much is typed. */
function useSearchAddress(): void {
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

/** More than is searched, so that a long pasted text is not cut in the field. */
const MAX_TYPED = 5 * QUERY_MAX_LENGTH;

/** The search field. It is uncontrolled, so that text typed before hydration is kept. */
export function SearchField() {
  const field = useRef<HTMLInputElement>(null);
  const hasWords = useSearch(({ query }) => query !== "");
  useSearchAddress();
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const syncField = () => {
      const { query } = useSearch.getState();
      if (input.value !== query) input.value = query;
    };
    const typed = input.value;
    if (useSearch.getState().query) syncField();
    // Typed before hydration.
    else if (typed) typeQuery(typed);
    return useSearch.subscribe(syncField);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchNow();
  };
  const clear = () => {
    clearSearch();
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that we support knows <search>
    <form
      role="search"
      id="search-form"
      action={SEARCH_ROUTE}
      className={styles.form}
      onSubmit={submit}
    >
      <input
        ref={field}
        type="search"
        name={QUERY_KEY}
        maxLength={MAX_TYPED}
        aria-label={STRINGS.searchPlaceholder}
        placeholder={SEARCH_STRINGS.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.field}
        onFocus={warmUp}
        onChange={({ target }) => typeQuery(target.value)}
      />
      {hasWords ? (
        <button type="button" className={styles.clear} onClick={clear}>
          {SEARCH_STRINGS.clear}
        </button>
      ) : null}
      <button type="submit" className={styles.submit}>
        {STRINGS.search}
      </button>
    </form>
  );
}
