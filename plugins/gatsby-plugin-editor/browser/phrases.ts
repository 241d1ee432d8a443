import type { Cms, Phrases } from "./cms";

export const NOT_SAVED = "Not saved: something that is required is empty.";

/** Phrases in place of the CMS's own, which name the CMS, patterns and "a field". */
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

/** Name of the language with these phrases. The CMS takes all others from its English. */
export const LOCALE = "site";
export const registerPhrases = ({ CMS }: { CMS: Cms }): void => CMS.registerLocale(LOCALE, PHRASES);
