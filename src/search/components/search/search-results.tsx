import { RESULTS_PER_STEP } from "../../constants";
import { showMore, useSearch } from "../../store";
import { SEARCH_STRINGS, showMoreWords } from "../../strings";
import { SearchResult } from "../search-result/search-result";
import * as styles from "./search.module.scss";

/** The results, best first, some at a time. */
export function SearchResults() {
  const { results, total, phase } = useSearch();
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="search-results" aria-busy={phase === "searching"} data-search-results>
      <h2 id="search-results" className="visually-hidden">
        {SEARCH_STRINGS.results}
      </h2>
      <ol className={styles.results}>
        {results.map((result) => (
          <li key={result.url}>
            <SearchResult result={result} />
          </li>
        ))}
      </ol>
      {total > results.length && phase !== "failed" ? (
        <button type="button" className={styles.button} onClick={showMore} data-search-more>
          {showMoreWords(Math.min(RESULTS_PER_STEP, total - results.length))}
        </button>
      ) : null}
    </section>
  );
}
