/** Strings in place of a form whose script, and so its strings, failed to load. */
export const MISSING_FORM_STRINGS = {
  missing: "The form could not be loaded.",
  ownPage: "Open it on a page of its own",
} as const;
