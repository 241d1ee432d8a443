import { STRINGS } from "../../../constants/strings";
import { QUERY_KEY, SEARCH_ROUTE } from "../../constants";
import * as styles from "./search-form.module.scss";

/**
 * The search field of other pages. The browser submits it instead of the router, because the search
 * page has a security policy of its own (docs/decisions/0017).
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
