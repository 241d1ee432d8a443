import type { Cms, Phrases } from "./cms";

export const NOT_SAVED = "Not saved: something that is required is empty.";

/**
 * In place of what the CMS says of itself and of a form that is not complete; its own speak of
 * patterns and of "a field".
 */
const PHRASES: Phrases = {
  auth: {
    login: "Login to edit this website",
    loginWithGitHub: "Login with GitHub to edit this website",
    loginWithGitLab: "Login with GitLab to edit this website",
  },
  editor: { editorControlPane: { widget: { regexPattern: "%{fieldLabel}: %{pattern}." } } },
  ui: {
    toast: {
      missingRequiredField: NOT_SAVED,
      onFailToPersist: "Not saved. %{details}",
      onFailToDelete: "Not deleted. %{details}",
    },
  },
};

/** A language of ours, above the CMS's English. */
export const LOCALE = "site";
export const registerPhrases = ({ CMS }: { CMS: Cms }): void => CMS.registerLocale(LOCALE, PHRASES);
