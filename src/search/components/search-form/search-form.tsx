import { QUERY_KEY, SEARCH_ROUTE } from "../../constants";
import { SEARCH_FORM_STRINGS } from "../../form-strings";
import * as styles from "./search-form.module.scss";

/**
 * Leads from other pages to the search. It is submitted by the browser, not the router, because the search needs the policy of
 * a document of its own (docs/decisions/0017).
 */
export function SearchForm() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that we support knows <search>
    <form role="search" action={SEARCH_ROUTE} className={styles.root}>
      <input
        type="search"
        name={QUERY_KEY}
        aria-label={SEARCH_FORM_STRINGS.placeholder}
        placeholder={SEARCH_FORM_STRINGS.placeholder}
        className={styles.input}
      />
      <button type="submit" className={styles.button}>
        {SEARCH_FORM_STRINGS.search}
      </button>
    </form>
  );
}
