/**
 * Strings of the interface on every page; other strings stand beside what uses them. The
 * specification fixes the first ones, except for the typographic apostrophe (ADR 35).
 */
export const STRINGS = {
  letsTalk: "Let’s talk",
  loadMore: "Load More",
  backToHome: "Back to the home page",
  thereIsMore: "There is more",
  backToTop: "Back to top",
  errorPageFailed: "An error occurred while showing the error page",
  goBackToHome: "Go back to home",
  unknownGuard: "Unknown middleware",
  // The specification does not fix those from here on.
  reload: "Try again",
  pageMissing: "This page could not be loaded",
  pageBroken: "This page could not be shown",
  loading: "Loading",
  offline: "You are offline. What you have opened is still here.",
  close: "Close",
  cookieSettings: "Cookie settings",
  /** Before the names of third parties that a category of consent lets in. */
  consentFor: "Services:",
  cookieSettingsFailed: "Cookie settings: please try again",
  skipToContent: "Skip to content",
  menu: "Menu",
  closeMenu: "Close the menu",
  whatWeDo: "What we do",
  mainNavigation: "Main",
  footerNavigation: "Footer",
  legalNavigation: "Legal",
  socialNavigation: "Social networks",
  onThisPage: "On this page",
  allArticles: "All articles",
  services: "Services",
  updated: "Updated",
  nothingHere: "There is nothing here yet.",
  // The search form is on every page.
  search: "Search",
  searchPlaceholder: "Search the site",
} as const;
