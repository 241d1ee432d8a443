import { type FormEvent, useEffect, useRef } from "react";
import { STRINGS } from "../../../constants/strings";
import { QUERY_KEY, QUERY_MAX_LENGTH, SEARCH_ROUTE } from "../../constants";
import { clearSearch, searchNow, typeQuery, useSearch, warmUp } from "../../store";
import { SEARCH_STRINGS } from "../../strings";
import { useSearchAddress } from "../../use-search-address";
import * as styles from "./search-field.module.scss";

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
    <form role="search" id="search-form" action={SEARCH_ROUTE} className={styles.form} onSubmit={submit}>
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
