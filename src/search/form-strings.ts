/** Interface strings of the search form, which is on every page. */
export const SEARCH_FORM_STRINGS = {
  search: "Search",
  placeholder: "Search the site",
} as const;
