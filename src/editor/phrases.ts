import type { Cms } from "./cms";

type Phrases = { [key: string]: string | Phrases };

export const NOT_SAVED = "Not saved: something that is required is empty.";

/** What the CMS says of itself and of a form that is not complete, in sentences; its own speak of patterns and of "a field". */
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
      onFailToDeleteMedia: "Not deleted. %{details}",
    },
  },
};

const isGroup = (value: unknown): value is Phrases => typeof value === "object" && value !== null;

/** The phrases of a language with some of them replaced. */
export function merged(all: Phrases, own: Phrases): Phrases {
  const both = Object.entries(own).map(([key, value]) => {
    const known = all[key];
    return [key, isGroup(value) && isGroup(known) ? merged(known, value) : value] as const;
  });
  return { ...all, ...Object.fromEntries(both) };
}

export function registerPhrases({ CMS }: { CMS: Cms }): void {
  CMS.registerLocale("en", merged((CMS.getLocale("en") ?? {}) as Phrases, PHRASES));
}
