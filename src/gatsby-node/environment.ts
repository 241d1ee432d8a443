import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Reporter } from "gatsby";
import * as v from "valibot";
import { readEnvironment } from "../../lib/environment";
import { isCalendarDate } from "../../plugins/gatsby-source-content/model";
import { MAILER_TOKEN_PATTERN, MAILER_TOKEN_RULE } from "../../site-contract/mailer-token";
import { ENV_FILE } from "./load-env";

/** A path on the site, or another host over TLS; without TLS only localhost. */
function isAddressOfService(value: string): boolean {
  if (/^\/[\w/-]*$/.test(value) && !value.startsWith("//")) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username } = new URL(value);
  const isLocal = protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname);
  return (protocol === "https:" || isLocal) && `${search}${hash}${username}` === "";
}

/** Base URL of the blog API: a host, optionally with a path, nothing else. */
function isBlogAddress(value: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
  const { search, hash, username, password } = new URL(value);
  return `${search}${hash}${username}${password}` === "";
}

const isOriginOverTls = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && value.startsWith("https:");

/** @param rule completes the sentence "NAME must be ..." */
const textMatching = (pattern: RegExp, rule: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, rule)));
/** @param rule completes the sentence "NAME must be ..." */
const textPassing = (isValid: (value: string) => boolean, rule: string) =>
  v.optional(v.pipe(v.string(), v.check(isValid, rule)));

const SERVICE =
  "a path such as /api, or an address that begins with https:// (http:// only on this machine)";

/** The settings of a build. Mistakes end up in its pages, such as a preview that is indexed. */
export const BUILD_VARIABLES = v.object({
  BUILD_DATE: textPassing(isCalendarDate, "a day of the calendar, YYYY-MM-DD"),
  CATALOGUE: textMatching(/^[01]$/, "1 (with the page of all blocks) or 0 (without it)"),
  CONTENT_DIR: textPassing(existsSync, "the path of a folder that is there"),
  GATSBY_PREVIEW: textMatching(/^[01]$/, "1 (hidden from search engines) or 0 (the live site)"),
  GATSBY_GTM_ID: textMatching(/^GTM-[A-Z0-9]{4,12}$/, "the id of a Google Tag Manager container"),
  GATSBY_VISIT_NOTE: textMatching(/^off$/, "off (no first page, referrer and campaign is noted)"),
  GATSBY_MAILER_URL: textPassing(isAddressOfService, SERVICE),
  GATSBY_MAILER_TOKEN: textMatching(MAILER_TOKEN_PATTERN, MAILER_TOKEN_RULE),
  GATSBY_BLOG_API_URL: textPassing(isAddressOfService, SERVICE),
  BLOG_API_URL: textPassing(
    isBlogAddress,
    "the base address of a blog API, which begins with https:// or http://, without a query and a password",
  ),
  GATSBY_RECAPTCHA_SITE_KEY: textMatching(
    /^[\w-]{20,100}$/,
    "the site key of a reCAPTCHA of version 3",
  ),
  GATSBY_GOOGLE_MAPS_API_KEY: textMatching(/^[\w-]{20,100}$/, "a key of the Maps JavaScript API"),
  GATSBY_GOOGLE_MAPS_MAP_ID: textMatching(
    /^\w{8,64}$/,
    "the id of a map in the Google Maps console",
  ),
  CMS_REPO: textMatching(/^[\w.-]+(\/[\w.-]+)+$/, "a repository such as agency/website"),
  CMS_BACKEND: textMatching(/^(github|gitlab)$/, "github or gitlab"),
  CMS_BRANCH: textMatching(/^[\w./-]+$/, "the name of a branch"),
  CMS_AUTH_URL: textPassing(
    isOriginOverTls,
    "an address such as https://auth.agency.example, without a path",
  ),
  CMS_APP_ID: textMatching(/^\w{20,100}$/, "the id of an application at GitLab"),
});

/** How to fix a wrong value, a sentence each. */
const FIXES: Readonly<Record<keyof typeof BUILD_VARIABLES.entries, string>> = {
  BUILD_DATE: "Set it as 2026-12-01 to build the site as of that day, or leave it out for today.",
  CATALOGUE: "Set CATALOGUE=1 to look at every kind of block, leave it out for the live site.",
  CONTENT_DIR: "Set the folder of the content, or leave it out for content.",
  GATSBY_PREVIEW: "Set GATSBY_PREVIEW=1 for a preview, leave it out for the live site.",
  GATSBY_GTM_ID: "Set it as GTM-ABC1234, or leave it out: then nothing is measured.",
  GATSBY_VISIT_NOTE:
    "Set GATSBY_VISIT_NOTE=off, or leave it out: then messages tell how a visit began.",
  GATSBY_MAILER_URL: "Set where the forms are sent to, or leave it out for /api.",
  GATSBY_MAILER_TOKEN: "Set the same value as for the mailer, or leave it out.",
  GATSBY_BLOG_API_URL:
    "Set where the browser requests more articles, or leave it out for the site's own files.",
  BLOG_API_URL:
    "Set it as https://blog.example, or leave it out to build the articles of the content folder.",
  GATSBY_RECAPTCHA_SITE_KEY: "Copy the site key from the reCAPTCHA console, or leave it out.",
  GATSBY_GOOGLE_MAPS_API_KEY:
    "Copy the key from the Google Cloud console, or leave it out: then the map is a drawing.",
  GATSBY_GOOGLE_MAPS_MAP_ID: "Copy the map id from the Google Cloud console, or leave it out.",
  CMS_REPO: "Set it as owner/name, or leave it out: then the built site has no editor.",
  CMS_BACKEND: "Set where the repository is; the default is github.",
  CMS_BRANCH: "Set the branch that the site is built from; the default is main.",
  CMS_AUTH_URL: "Set the address of the helper that signs editors in at GitHub: docs/deploy.md.",
  CMS_APP_ID: "Copy the application id from GitLab: docs/editors.md.",
};

/**
 * The problems with the settings of a build, a sentence each and how to fix it. An empty setting
 * counts as not set.
 */
export function environmentFaults(environment: NodeJS.ProcessEnv): string[] {
  const result = readEnvironment(BUILD_VARIABLES, { fixes: FIXES }, environment);
  return result.ok ? [] : result.problems;
}

/** Names of variables that only the server may know. */
const SECRET = /SECRET|PASSWORD|PRIVATE|^(?:GATSBY_)?(?:SMTP|QUEUE|REDIS)_URL$/;

/**
 * Finds variables that must stay on the server and that Gatsby would offer to the pages' scripts:
 * it does so with all of its `.env` file, and with every exported `GATSBY_` variable.
 * @returns a sentence each, and how to fix it
 */
export function exposedSecrets(
  environment: NodeJS.ProcessEnv,
  fileVariables: NodeJS.Dict<string>,
  file: string,
): string[] {
  const exported = Object.keys(environment).filter((name) => name.startsWith("GATSBY_"));
  const publicNames = new Set([...exported, ...Object.keys(fileVariables)]);
  return [...publicNames]
    .filter((name) => SECRET.test(name))
    .map(
      (name) =>
        `${name} would be public: scripts may read what is in ${file} or begins with GATSBY_. Fix: export it where the server starts, without GATSBY_.`,
    );
}

/** Ends the build when settings are malformed or secrets would be published, and names them all. */
export function checkEnvironment({ reporter }: { reporter: Reporter }): void {
  const fileVariables = existsSync(ENV_FILE) ? parseEnv(readFileSync(ENV_FILE, "utf8")) : {};
  const faults = [
    ...environmentFaults(process.env),
    ...exposedSecrets(process.env, fileVariables, ENV_FILE),
  ];
  if (faults.length > 0) reporter.panic(faults.join("\n"));
}
