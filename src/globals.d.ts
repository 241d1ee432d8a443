interface Window {
  /** What the tag manager reads; there only where the build has one. */
  dataLayer?: unknown[];
}
