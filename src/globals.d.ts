interface Window {
  /** Events for the tag manager; undefined in builds without one. */
  dataLayer?: unknown[];
}
