import type { SearchKind } from "./constants";

const KINDS: Record<SearchKind, { one: string; many: string }> = {
  article: { one: "Article", many: "Articles" },
  work: { one: "Case study", many: "Case studies" },
  service: { one: "Service", many: "Services" },
  page: { one: "Page", many: "Pages" },
  position: { one: "Open position", many: "Open positions" },
  person: { one: "Person", many: "People" },
  office: { one: "Office", many: "Offices" },
  industry: { one: "Industry", many: "Industries" },
};

/** Strings of the search page. */
export const SEARCH_STRINGS = {
  title: "Search",
  description:
    "Search the pages, articles, case studies, services, open positions and people of this site.",
  placeholder: "Type a word",
  kinds: KINDS,
  allKinds: "All",
  chooseKind: "Show",
  results: "Results",
  searching: "Searching",
  nothing: "Nothing found for",
  suggestions: [
    "We looked on every page, and behind the footer.",
    "Try fewer words, or another one for the same thing.",
    "Check the spelling of names.",
    "Look through the lists below.",
  ],
  ask: "Ask us instead",
  nothingOfKind: "Show results of every kind",
  failed: "The search could not be loaded.",
  offline: "You are offline. The search goes on once you are back.",
  retry: "Try again",
  clear: "Clear",
  needsScript:
    "The search needs JavaScript. Below are the services, the case studies and the latest articles; older ones are in the blog.",
  notInPreview: "Search works in the built site: npm run build, then npm run serve.",
  browse: "Services, case studies and latest articles",
  works: "Case studies",
  articles: "Latest articles",
} as const;

const moreResults = (count: number): string =>
  `${count} more ${count === 1 ? "result" : "results"}`;

/** Text of the button below the results: "Show 10 more results". */
export const showMoreText = (count: number): string => `Show ${moreResults(count)}`;

/** Announcement of added results: "10 more results." */
export const resultsAdded = (count: number): string => `${moreResults(count)}.`;

/** Status of a search with results: "12 results for “ferry”". */
export const resultsFor = (total: number, words: string): string =>
  `${total.toLocaleString("en")} ${total === 1 ? "result" : "results"} for “${words}”`;
