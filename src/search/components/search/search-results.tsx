import { useEffect, useRef } from "react";
import { RESULTS_PER_STEP } from "../../constants";
import { showMore, useSearch } from "../../store";
import { SEARCH_STRINGS, showMoreWords } from "../../strings";
import { SearchResult } from "../search-result/search-result";
import * as styles from "./search.module.scss";

/** The results, best first, some at a time. */
export function SearchResults() {
  const { results, total, phase, added } = useSearch();
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  // The focus goes on at the first added result, unless the visitor has moved it meanwhile.
  useEffect(() => {
    const isFree = [more.current, document.body].includes(document.activeElement as HTMLElement);
    if (added > 0 && isFree) list.current?.querySelectorAll<HTMLElement>("h3 a")[results.length - added]?.focus();
  }, [added, results]);
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="search-results" aria-busy={phase === "searching"} data-search-results>
      <h2 id="search-results" className="visually-hidden">
        {SEARCH_STRINGS.results}
      </h2>
      <ol ref={list} className={styles.results}>
        {results.map((result) => (
          <li key={result.url}>
            <SearchResult result={result} />
          </li>
        ))}
      </ol>
      {total > results.length ? (
        <button ref={more} type="button" className={styles.button} onClick={showMore}>
          {showMoreWords(Math.min(RESULTS_PER_STEP, total - results.length))}
        </button>
      ) : null}
    </section>
  );
}
