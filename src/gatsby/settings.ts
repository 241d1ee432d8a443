import type { Reporter } from "gatsby";

type Setting = {
  name: string;
  /** What it must be, for the message. */
  rule: string;
  isValid: (value: string) => boolean;
};

/** A path of the site's own, or another host over TLS; without TLS only this machine. */
function isAddressOfService(value: string): boolean {
  if (/^\/[\w/-]*$/.test(value) && !value.startsWith("//")) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username } = new URL(value);
  const isLocal = protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname);
  return (protocol === "https:" || isLocal) && `${search}${hash}${username}` === "";
}

/** Where pages of articles are asked for: a path may follow the host, nothing else. */
function isBlogAddress(value: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
  const { search, hash, username, password } = new URL(value);
  return `${search}${hash}${username}${password}` === "";
}

/** Settings that end up in the pages. A misspelt one must not: a preview in search engines cannot be taken back. */
export const SETTINGS: readonly Setting[] = [
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
  {
    name: "GATSBY_MAILER_URL",
    rule: "where the mailer is: a path such as /api, or an address that begins with https:// (http:// on this machine)",
    isValid: isAddressOfService,
  },
  {
    name: "GATSBY_MAILER_TOKEN",
    rule: "what the mailer expects in the Authorization header: printable ASCII without blanks and quotes",
    isValid: (value) => /^[!#-&(-~]{1,200}$/.test(value),
  },
  {
    name: "GATSBY_BLOG_API_URL",
    rule: "where the blog API is: a path such as /blog-api, or an address that begins with https:// (http:// on this machine)",
    isValid: isAddressOfService,
  },
  {
    name: "BLOG_API_URL",
    rule: "the base address of a blog API, which begins with https:// or http://, without a query and a password, or empty",
    isValid: isBlogAddress,
  },
  {
    name: "GATSBY_RECAPTCHA_SITE_KEY",
    rule: "the site key of a reCAPTCHA of version 3, or empty for none",
    isValid: (value) => /^[\w-]{20,100}$/.test(value),
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
