import { useOnline } from "../../../hooks/use-online";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { classNames } from "../../../utils/class-names";
import { chooseKind, searchNow, useSearch } from "../../store";
import { resultsAdded, resultsCloseTo, resultsFor, SEARCH_STRINGS } from "../../strings";
import * as styles from "./search.module.scss";

/** What to do next when nothing was found: of this kind, or at all. */
function Nothing() {
  const { kind, counts } = useSearch();
  const others = counts.article + counts.work + counts.service;
  if (kind && others > 0)
    return (
      <button type="button" className={styles.button} onClick={() => chooseKind(null)}>
        {SEARCH_STRINGS.nothingOfKind}
      </button>
    );
  return (
    <>
      <ul className={styles.suggestions}>
        {SEARCH_STRINGS.suggestions.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ButtonLink to="/contact-form">{SEARCH_STRINGS.ask}</ButtonLink>
    </>
  );
}

/** State of the search in words. The element is there from the start, so that changes are announced. */
export function SearchStatus() {
  const { phase, total, answered, unmatched, added } = useSearch();
  const isOnline = useOnline();
  const isEmpty = phase === "found" && total === 0;
  const results = unmatched.length > 0 ? resultsCloseTo(total, unmatched) : resultsFor(total, answered);
  const words = {
    idle: "",
    short: SEARCH_STRINGS.tooShort,
    // The previous results remain until the next arrive, and so does their count.
    searching: answered ? results : SEARCH_STRINGS.searching,
    found: total > 0 ? results : `${SEARCH_STRINGS.nothing} “${answered}”`,
    failed: isOnline ? SEARCH_STRINGS.failed : SEARCH_STRINGS.offline,
  }[phase];
  return (
    <div className={words ? styles.status : undefined}>
      <p
        role="status"
        tabIndex={-1}
        className={classNames(styles.statusWords, isEmpty && styles.large)}
        data-search-status
      >
        {added > 0 && <span className="visually-hidden">{resultsAdded(added)} </span>}
        {words}
      </p>
      {isEmpty ? <Nothing /> : null}
      {phase === "failed" ? (
        <button type="button" className={styles.button} onClick={searchNow}>
          {SEARCH_STRINGS.retry}
        </button>
      ) : null}
    </div>
  );
}
