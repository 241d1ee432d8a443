import { type ReactNode, useEffect, useRef } from "react";
import * as choices from "../../../ui/choices/choices.module.scss";
import { KIND_KEY, RESULTS_PER_STEP, SEARCH_KINDS } from "../../constants";
import { sumOf } from "../../result";
import { chooseKind, showMore, useSearch } from "../../store";
import { SEARCH_STRINGS, showMoreText } from "../../strings";
import { SearchResult } from "../search-result/search-result";
import * as styles from "./search.module.scss";
import { SearchField } from "./search-field";
import * as kindStyles from "./search-kinds.module.scss";
import { SearchStatus } from "./search-status";

/** A choice of the kinds that have results, each with its number of results. */
function SearchKinds() {
  const { answered, kind, counts } = useSearch();
  const total = sumOf(counts);
  if (!answered || total === 0) return null;
  const kinds = [
    { value: null, title: SEARCH_STRINGS.allKinds, count: total },
    ...SEARCH_KINDS.map((value) => ({
      value,
      title: SEARCH_STRINGS.kinds[value].many,
      count: counts[value] ?? 0,
    })),
  ].filter(({ value, count }) => count > 0 || value === kind);
  return (
    <fieldset className={kindStyles.kinds}>
      <legend className="visually-hidden">{SEARCH_STRINGS.chooseKind}</legend>
      <div className={choices.row}>
        {kinds.map(({ value, title, count }) => (
          <label key={title} className={choices.choice}>
            <input
              type="radio"
              name={KIND_KEY}
              form="search-form"
              value={value ?? ""}
              checked={value === kind}
              className={kindStyles.radio}
              onChange={() => chooseKind(value)}
            />
            {title} <span className={choices.count}>{count.toLocaleString("en")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The results, best first, and a button for more. */
function SearchResults() {
  const { results, total, phase, added } = useSearch();
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  // Moves the focus to the first added result, unless the visitor has moved it meanwhile.
  useEffect(() => {
    const isWaiting = [more.current, document.body].includes(document.activeElement as HTMLElement);
    if (added > 0 && isWaiting)
      list.current?.querySelectorAll<HTMLElement>("h3 a")[results.length - added]?.focus();
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
          {showMoreText(Math.min(RESULTS_PER_STEP, total - results.length))}
        </button>
      ) : null}
    </section>
  );
}

/** `gatsby develop` has no index. */
const HAS_INDEX = process.env.NODE_ENV !== "development";

/**
 * The search: field, choice of kinds and results.
 * @param children shown while there are no results
 */
export function Search({ children }: { children: ReactNode }) {
  const showsChildren = useSearch(({ phase, total }) => phase !== "searching" && total === 0);
  return (
    <>
      <header className={styles.header}>
        <div className="wide">
          <h1 className={styles.title}>{SEARCH_STRINGS.title}</h1>
          <SearchField />
          <SearchKinds />
          {HAS_INDEX ? null : <p className={styles.note}>{SEARCH_STRINGS.notInPreview}</p>}
          <p className={styles.scriptless}>{SEARCH_STRINGS.needsScript}</p>
        </div>
      </header>
      <div className={styles.plane}>
        <div className={styles.body}>
          <SearchStatus />
          <SearchResults />
          {showsChildren ? children : null}
        </div>
      </div>
    </>
  );
}
