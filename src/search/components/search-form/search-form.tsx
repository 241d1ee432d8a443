import { STRINGS } from "../../../constants/strings";
import { QUERY_KEY, SEARCH_ROUTE } from "../../constants";
import * as styles from "./search-form.module.scss";

/**
 * Leads from other pages to the search. It is submitted by the browser, not the router, because the
 * search needs the policy of a document of its own (docs/decisions/0017).
 */
export function SearchForm() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that we support knows <search>
    <form role="search" action={SEARCH_ROUTE} className={styles.root}>
      <input
        type="search"
        name={QUERY_KEY}
        aria-label={STRINGS.searchPlaceholder}
        placeholder={STRINGS.searchPlaceholder}
        className={styles.input}
      />
      <button type="submit" className={styles.button}>
        {STRINGS.search}
      </button>
    </form>
  );
}
