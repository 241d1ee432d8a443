/** Words of the search's form, which stands on every page. */
export const SEARCH_FORM_STRINGS = {
  search: "Search",
  placeholder: "Search the site",
} as const;
