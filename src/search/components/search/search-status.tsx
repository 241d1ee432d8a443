import { useRef } from "react";
import { useOnline } from "../../../browser/hooks/use-online";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { classNames } from "../../../ui/class-names";
import { sumOf } from "../../result";
import { chooseKind, searchNow, useSearch } from "../../store";
import { resultsAdded, resultsFor, SEARCH_STRINGS } from "../../strings";
import * as styles from "./search.module.scss";

/** Suggestions for a search without results of the chosen kind, or of any. */
function Suggestions({ onAllKinds }: { onAllKinds: () => void }) {
  const { kind, counts } = useSearch();
  if (kind && sumOf(counts) > 0)
    return (
      <button type="button" className={styles.button} onClick={onAllKinds}>
        {SEARCH_STRINGS.nothingOfKind}
      </button>
    );
  return (
    <>
      <ul className={styles.suggestions}>
        {SEARCH_STRINGS.suggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
      <ButtonLink to="/contact-form">{SEARCH_STRINGS.ask}</ButtonLink>
    </>
  );
}

/** State of the search. The element exists from the start, so that changes are announced. */
export function SearchStatus() {
  const { phase, total, answered, added } = useSearch();
  const status = useRef<HTMLParagraphElement>(null);
  const isOnline = useOnline();
  const isEmpty = phase === "found" && total === 0;
  const results = resultsFor(total, answered);
  // The pressed button disappears. The field would open the keyboard of a phone.
  const withFocusHere = (act: () => void) => () => {
    status.current?.focus();
    act();
  };
  const text = {
    idle: "",
    // The previous results and their number stay until the next ones arrive.
    searching: answered ? results : SEARCH_STRINGS.searching,
    found: total > 0 ? results : `${SEARCH_STRINGS.nothing} “${answered}”`,
    failed: isOnline ? SEARCH_STRINGS.failed : SEARCH_STRINGS.offline,
  }[phase];
  return (
    <div className={text ? styles.status : undefined}>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={classNames(styles.statusWords, isEmpty && styles.large)}
      >
        {added > 0 && <span className="visually-hidden">{resultsAdded(added)} </span>}
        <span>{text}</span>
      </p>
      {isEmpty ? <Suggestions onAllKinds={withFocusHere(() => chooseKind(null))} /> : null}
      {phase === "failed" ? (
        <button type="button" className={styles.button} onClick={withFocusHere(searchNow)}>
          {SEARCH_STRINGS.retry}
        </button>
      ) : null}
    </div>
  );
}
