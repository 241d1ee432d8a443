import type { ReactNode } from "react";
import { useSearch } from "../../store";
import { SEARCH_STRINGS } from "../../strings";
import * as styles from "./search.module.scss";
import { SearchField } from "./search-field";
import { SearchKinds } from "./search-kinds";
import { SearchResults } from "./search-results";
import { SearchStatus } from "./search-status";

/** `gatsby develop` has no index. */
const IS_PREVIEWED = process.env.NODE_ENV === "development";

/** The search: field, results, and, while there are none, lists to browse. */
export function Search({ children }: { children: ReactNode }) {
  const isBrowsed = useSearch(({ phase, total }) => phase !== "searching" && total === 0);
  return (
    <>
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
    </>
  );
}
