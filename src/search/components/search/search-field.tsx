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

/** Key in the state of the history entry: number of shown results, for a reload and for Back. */
const LIMIT = "searchLimit";

/** Whether the document was loaded as the search page: only then its policy allows the search. */
function isSearchDocument(): boolean {
  const name = performance.getEntriesByType("navigation")[0]?.name;
  return !name || new URL(name).pathname.replace(/\/+$/, "") === SEARCH_ROUTE;
}

/**
 * Searches for the request in the address, and reports when the content of the page is restored.
 * @returns stops waiting for that
 */
function searchAddress(): () => void {
  const request = parseRequest(location.search);
  const { query, kind, phase } = useSearch.getState();
  // After Back within the document the store still has the response.
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

/** Keeps address and search in sync, within one history entry. */
function useSearchAddress(): void {
  useEffect(() => {
    if (!isSearchDocument() && reloadOnce()) return;
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

/** Longer than a query, so that the field does not cut off a pasted text. */
const MAX_TYPED = 5 * QUERY_MAX_LENGTH;

/** The search field. It is uncontrolled, so that it keeps text that is typed before hydration. */
export function SearchField() {
  const field = useRef<HTMLInputElement>(null);
  const hasQuery = useSearch(({ query }) => query !== "");
  useSearchAddress();
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const syncField = () => {
      const { query } = useSearch.getState();
      if (input.value !== query) input.value = query;
    };
    const typedBeforeHydration = input.value;
    if (useSearch.getState().query) syncField();
    else if (typedBeforeHydration) typeQuery(typedBeforeHydration);
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
      {hasQuery ? (
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
