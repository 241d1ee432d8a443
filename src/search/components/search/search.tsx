import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { hasModifier } from "../../../dom/has-modifier";
import { clearSearch, useSearch } from "../../store";
import { SEARCH_STRINGS } from "../../strings";
import * as styles from "./search.module.scss";
import { SearchField } from "./search-field";
import { SearchKinds } from "./search-kinds";
import { SearchResults } from "./search-results";
import { SearchStatus } from "./search-status";
import { useKeptFocus } from "./use-kept-focus";

/** Stops of the arrow keys: the field, the results, the button for more of them. */
const STOPS = "[data-search-field], [data-search-results] :is(a, button)";

/** `gatsby develop` has no index. */
const IS_PREVIEWED = process.env.NODE_ENV === "development";

function move(root: HTMLElement, event: KeyboardEvent): void {
  const from = event.target as HTMLElement;
  // Arrow keys choose among radio buttons.
  if (from.matches("[type='radio']")) return;
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)];
  // The buttons beside the field count as the field.
  const at = Math.max(stops.indexOf(from), 0);
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The search: field, results, and, while there are none, lists to browse. */
export function Search({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const phase = useSearch((state) => state.phase);
  const isFound = useSearch(({ total }) => total > 0);
  useKeptFocus(root);
  const press = (event: KeyboardEvent) => {
    // While an input method composes a character, the keys belong to it.
    if (!root.current || event.nativeEvent.isComposing || hasModifier(event)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") move(root.current, event);
    if (event.key !== "Escape") return;
    event.preventDefault();
    clearSearch();
    root.current.querySelector<HTMLElement>("[data-search-field]")?.focus();
  };
  const isBrowsed = phase !== "searching" && !isFound;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only adds keys to the field and the links within
    <div ref={root} onKeyDown={press}>
      <header className={styles.header}>
        <div className="wide">
          <h1 className={styles.title}>{SEARCH_STRINGS.title}</h1>
          <SearchField />
          <SearchKinds />
          {IS_PREVIEWED ? <p className={styles.note}>{SEARCH_STRINGS.notInPreview}</p> : null}
          <p className={styles.scriptless}>{SEARCH_STRINGS.needsScript}</p>
        </div>
      </header>
      <div className={styles.plane}>
        <div className={styles.body}>
          <SearchStatus />
          <SearchResults />
          {isBrowsed ? children : null}
        </div>
      </div>
    </div>
  );
}
