import type { Cms, Phrases } from "./cms";

export const NOT_SAVED = "Not saved: something that is required is empty.";
/** Heading of the problems that keep an entry from being saved. */
export const TO_CORRECT = "Not saved. Please correct:";
/** What the CMS is told of a refusal that the editor shows itself. */
export const LISTED = "Please correct what is listed.";

/** Asks whether to go on with what the browser has kept of an entry. */
export const KEPT_QUESTION =
  "This browser kept what was written in this form and not saved. Go on with it? Cancel discards it.";

/** Phrases in place of the CMS's own, which name the CMS, patterns and "a field". */
const PHRASES: Phrases = {
  auth: {
    login: "Login to edit this website",
    loginWithGitHub: "Login with GitHub to edit this website",
    loginWithGitLab: "Login with GitLab to edit this website",
  },
  editor: {
    editor: {
      onLeavePage:
        "Leave this form without saving? What you wrote in it since the last save is discarded.",
      confirmLoadBackup: KEPT_QUESTION,
    },
    editorControlPane: { widget: { regexPattern: "%{fieldLabel}: %{pattern}." } },
  },
  ui: {
    toast: {
      missingRequiredField: NOT_SAVED,
      onFailToPersist: "Not saved. %{details}",
      onFailToDelete: "Not deleted. %{details}",
    },
  },
};

/** Name of the language with these phrases. The CMS takes all others from its English. */
export const LOCALE = "site";
export const registerPhrases = ({ CMS }: { CMS: Cms }): void => CMS.registerLocale(LOCALE, PHRASES);
