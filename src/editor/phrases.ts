import type { Cms } from "./cms";

type Phrases = { [key: string]: string | Phrases };

/** What the CMS says of a form that is not complete, in sentences; its own speak of patterns and of "a field". */
const PHRASES: Phrases = {
  editor: { editorControlPane: { widget: { regexPattern: "%{fieldLabel}: %{pattern}." } } },
  ui: {
    toast: {
      missingRequiredField: "Not saved: a field with a message in red is empty. Open the groups that are closed, too.",
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
  // The CMS has messages of fields in capitals.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[class*="ControlErrorsList"] { text-transform: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}
