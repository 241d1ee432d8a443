import { useRef } from "react";
import { useOnline } from "../../../browser/hooks/use-online";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { classNames } from "../../../ui/class-names";
import { sumOf } from "../../result";
import { chooseKind, searchNow, useSearch } from "../../store";
import { resultsAdded, resultsFor, SEARCH_STRINGS } from "../../strings";
import * as styles from "./search.module.scss";

/** What to do next when nothing was found: of this kind, or at all. */
function Nothing({ onEvery }: { onEvery: () => void }) {
  const { kind, counts } = useSearch();
  if (kind && sumOf(counts) > 0)
    return (
      <button type="button" className={styles.button} onClick={onEvery}>
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

/**
 * State of the search in words. The element is there from the start, so that changes are announced.
 */
export function SearchStatus() {
  const { phase, total, answered, added } = useSearch();
  const status = useRef<HTMLParagraphElement>(null);
  const isOnline = useOnline();
  const isEmpty = phase === "found" && total === 0;
  const results = resultsFor(total, answered);
  /**
   * The button goes: the focus goes on here, and not to the field, which would open the keyboard of
   * a phone.
   */
  const afterFocus = (act: () => void) => () => {
    status.current?.focus();
    act();
  };
  const words = {
    idle: "",
    // The previous results remain until the next arrive, and so does their count.
    searching: answered ? results : SEARCH_STRINGS.searching,
    found: total > 0 ? results : `${SEARCH_STRINGS.nothing} “${answered}”`,
    failed: isOnline ? SEARCH_STRINGS.failed : SEARCH_STRINGS.offline,
  }[phase];
  return (
    <div className={words ? styles.status : undefined}>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={classNames(styles.statusWords, isEmpty && styles.large)}
      >
        {added > 0 && <span className="visually-hidden">{resultsAdded(added)} </span>}
        <span>{words}</span>
      </p>
      {isEmpty ? <Nothing onEvery={afterFocus(() => chooseKind(null))} /> : null}
      {phase === "failed" ? (
        <button type="button" className={styles.button} onClick={afterFocus(searchNow)}>
          {SEARCH_STRINGS.retry}
        </button>
      ) : null}
    </div>
  );
}
