import type { Reporter } from "gatsby";

type Setting = {
  name: string;
  /** What it must be, for the message. */
  rule: string;
  isValid: (value: string) => boolean;
};

/** Settings that end up in the pages. A misspelt one must not: a preview in search engines cannot be taken back. */
const SETTINGS: readonly Setting[] = [
  {
    name: "GATSBY_PREVIEW",
    rule: "1 (hidden from search engines) or 0 (the live site)",
    isValid: (value) => ["0", "1"].includes(value),
  },
  {
    name: "GATSBY_GTM_ID",
    rule: "the id of a Google Tag Manager container, such as GTM-ABC1234, or empty for none",
    isValid: (value) => /^GTM-[A-Z0-9]{4,12}$/.test(value),
  },
];

/**
 * What is wrong with the settings of a build, a sentence each. One that is empty or not there is switched off.
 * @param environment such as `process.env`
 */
export function settingFaults(environment: Readonly<Record<string, string | undefined>>): string[] {
  return SETTINGS.filter(({ name, isValid }) => environment[name] && !isValid(environment[name])).map(
    ({ name, rule }) => `${name} must be ${rule}, is ${JSON.stringify(environment[name])}`,
  );
}

/** Ends the build when a setting is malformed; all of them are named at once. */
export function checkSettings({ reporter }: { reporter: Reporter }): void {
  const faults = settingFaults(process.env);
  if (faults.length > 0) reporter.panic(faults.join("\n"));
}
