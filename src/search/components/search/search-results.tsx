import { showMore, useSearch } from "../../store";
import { SEARCH_STRINGS } from "../../strings";
import { SearchHit } from "../search-hit/search-hit";
import * as styles from "./search.module.scss";

/** What has been found, best first, some at a time. */
export function SearchResults() {
  const { hits, total, phase } = useSearch();
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="search-results" aria-busy={phase === "searching"} data-search-results>
      <h2 id="search-results" className="visually-hidden">
        {SEARCH_STRINGS.results}
      </h2>
      <ol className={styles.results}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <SearchHit hit={hit} />
          </li>
        ))}
      </ol>
      {total > hits.length && phase !== "failed" ? (
        <button type="button" className={styles.button} onClick={showMore} data-search-more>
          {SEARCH_STRINGS.more}
        </button>
      ) : null}
    </section>
  );
}
