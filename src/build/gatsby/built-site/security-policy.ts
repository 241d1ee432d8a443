import { readFileSync } from "node:fs";
import path from "node:path";
import { BLOG_API_URL } from "../../../blog/constants";
import { contentDirectory } from "../../../constants/build";
import { TAG_MANAGER_ID } from "../../../constants/consent";
import { BOT_CHECK_KEY, MAILER_URL } from "../../../constants/forms";
import { MAPS_KEY } from "../../../constants/interactive-map";
import { PLAYERS, type PlayerSite } from "../../../constants/prose";
import { IS_PREVIEW } from "../../../constants/routes";

/** Sources by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What a build may send to, or load from, other hosts. */
export type Services = {
  mailerUrl: string;
  blogApiUrl: string;
  tagManagerId: string;
  botCheckKey: string;
  mapsKey: string;
  isPreview: boolean;
  thirdParties: readonly ThirdParty[];
};

const THIRD_PARTIES_FILE = "settings/third-parties.json";

/** Those of this build; the content has been checked before. */
function servicesOfBuild(): Services {
  const { items } = JSON.parse(
    readFileSync(path.join(contentDirectory(), THIRD_PARTIES_FILE), "utf8"),
  );
  return {
    mailerUrl: MAILER_URL,
    blogApiUrl: BLOG_API_URL,
    tagManagerId: TAG_MANAGER_ID,
    botCheckKey: BOT_CHECK_KEY,
    mapsKey: MAPS_KEY,
    isPreview: IS_PREVIEW,
    thirdParties: items,
  };
}

/** Scripts by their paths: a whole host may hold what lets a visitor's input run. */
const TAG_MANAGER = {
  "script-src": [
    "https://www.googletagmanager.com/gtm.js",
    "https://www.googletagmanager.com/gtag/js",
  ],
  // Source: https://developers.google.com/tag-platform/security/guides/csp
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
  "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
};

/** Source: https://developers.google.com/recaptcha/docs/faq */
const BOT_CHECK = {
  "script-src": [
    "https://www.google.com/recaptcha/api.js",
    "https://www.gstatic.com/recaptcha/releases/",
  ],
  "connect-src": ["https://www.google.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/"],
};

/**
 * What the tag manager's preview loads in a page, for builds that are previews.
 * Source: https://developers.google.com/tag-platform/security/guides/csp
 */
const TAG_PREVIEW = {
  "script-src": ["https://www.googletagmanager.com", "https://tagmanager.google.com"],
  "style-src": [
    "https://www.googletagmanager.com",
    "https://tagmanager.google.com",
    "https://fonts.googleapis.com",
  ],
  "img-src": ["https://ssl.gstatic.com", "https://www.gstatic.com"],
  "font-src": ["https://fonts.gstatic.com", "data:"],
};

/** The hosts of a third party, by kind: an item of `content/settings/third-parties.json`. */
type ThirdParty = Partial<Record<(typeof KINDS)[number], readonly string[]>>;
const KINDS = ["script", "connect", "img", "frame"] as const;

const hostsOf = (party: ThirdParty): Policy => {
  const named = KINDS.filter((kind) => party[kind]?.length);
  return Object.fromEntries(
    named.map((kind) => [
      `${kind}-src`,
      party[kind]?.map((host) => `https://${host.trim()}`) ?? [],
    ]),
  );
};

/**
 * Of this site's documents the interactive map alone lets itself be framed; what it needs is in its
 * own policy.
 */
const INTERACTIVE_MAP = { "frame-src": ["'self'"] };

/** SHA-256 in base64 of the inline scripts and style sheets of the built pages. */
type InlineHashes = { scriptHashes: Iterable<string>; styleHashes: Iterable<string> };

/** What the built pages need: also the sites whose videos play in a text of any page (ADR 29). */
export type PageNeeds = InlineHashes & { players?: Iterable<PlayerSite> };

const hashSources = (hashes: Iterable<string>): string[] =>
  [...hashes].sort().map((hash) => `'sha256-${hash}'`);

const originOf = (url: string): string[] => (url.startsWith("/") ? [] : [new URL(url).origin]);

/** Joins policies directive by directive. */
const joined = (policies: readonly Policy[]): Policy => {
  const names = new Set(policies.flatMap(Object.keys));
  return Object.fromEntries(
    [...names].map((name) => [name, policies.flatMap((policy) => policy[name] ?? [])]),
  );
};

/**
 * The Content Security Policy of all pages: what is in the site's own files, the inline scripts
 * of the built pages, and the players in their texts.
 * @param needs hashes of what may run or apply, and players
 */
export function pagePolicy(
  { players = [], ...inline }: PageNeeds,
  services: Services = servicesOfBuild(),
): Policy {
  const { mailerUrl, blogApiUrl, tagManagerId, botCheckKey, mapsKey, isPreview, thirdParties } =
    services;
  return joined([
    {
      "default-src": ["'none'"],
      "script-src": ["'self'", ...hashSources(inline.scriptHashes)],
      // Gatsby inlines the style sheet of the site.
      "style-src": ["'self'", ...hashSources(inline.styleHashes)],
      "img-src": ["'self'"],
      "font-src": ["'self'"],
      "media-src": ["'self'"],
      "connect-src": ["'self'", ...new Set([...originOf(mailerUrl), ...originOf(blogApiUrl)])],
      "manifest-src": ["'self'"],
      // A worker has a policy of its own, whose violations no test sees. Nothing here needs one.
      "worker-src": ["'none'"],
      "form-action": ["'self'", ...originOf(mailerUrl)],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
    },
    ...(tagManagerId ? [TAG_MANAGER, ...thirdParties.map(hostsOf)] : []),
    ...(tagManagerId && isPreview ? [TAG_PREVIEW] : []),
    ...(botCheckKey ? [BOT_CHECK] : []),
    ...(mapsKey ? [INTERACTIVE_MAP] : []),
    ...[...players].sort().map((site) => ({ "frame-src": [PLAYERS[site].player] })),
  ]);
}

/** The search compiles its index's WebAssembly. */
export const searchPolicy = (policy: Policy): Policy =>
  joined([policy, { "script-src": ["'wasm-unsafe-eval'"] }]);

/** A policy as the value of its header. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
