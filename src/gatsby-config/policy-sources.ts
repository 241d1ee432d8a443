import { joinPolicies, type Policy } from "../../plugins/gatsby-plugin-static-site/policy";
import { BLOG_API_URL } from "../blog/constants";
import { TAG_MANAGER_ID } from "../constants/consent";
import { BOT_CHECK_KEY, MAILER_URL } from "../constants/forms";
import { MAPS_KEY } from "../constants/interactive-map";
import { isPlayerSite, PLAYERS } from "../constants/prose";
import { IS_PREVIEW } from "../constants/routes";

/** What a third party opens, by kind: the directive that allows it, and the scheme. */
const KINDS = {
  script: ["script-src", "https"],
  connect: ["connect-src", "https"],
  socket: ["connect-src", "wss"],
  img: ["img-src", "https"],
  frame: ["frame-src", "https"],
  style: ["style-src", "https"],
  font: ["font-src", "https"],
  media: ["media-src", "https"],
  form: ["form-action", "https"],
} as const;

/** The hosts of a third party, by kind: an item of `content/settings/third-parties.json`. */
export type ThirdParty = Partial<Record<keyof typeof KINDS, readonly string[]>> & {
  /** Whether its scripts make workers, of text of their own. */
  worker?: boolean;
};

/** Other hosts that a build may send to, or load from. */
export type Services = {
  mailerUrl: string;
  blogApiUrl: string;
  tagManagerId: string;
  botCheckKey: string;
  mapsKey: string;
  isPreview: boolean;
  thirdParties: readonly ThirdParty[];
};

/** The services of this build, by its environment and content. */
export const servicesOfBuild = (thirdParties: readonly ThirdParty[]): Services => ({
  mailerUrl: MAILER_URL,
  blogApiUrl: BLOG_API_URL,
  tagManagerId: TAG_MANAGER_ID,
  botCheckKey: BOT_CHECK_KEY,
  mapsKey: MAPS_KEY,
  isPreview: IS_PREVIEW,
  thirdParties,
});

/** Sources of the tag manager. Scripts have paths: others of the host could run visitors' input. */
const TAG_MANAGER: Policy = {
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
const BOT_CHECK: Policy = {
  "script-src": [
    "https://www.google.com/recaptcha/api.js",
    "https://www.gstatic.com/recaptcha/releases/",
  ],
  "connect-src": ["https://www.google.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/"],
};

/**
 * Sources of the tag manager's preview, for builds that are previews.
 * Source: https://developers.google.com/tag-platform/security/guides/csp
 */
const TAG_PREVIEW: Policy = {
  "script-src": ["https://www.googletagmanager.com", "https://tagmanager.google.com"],
  "style-src": [
    "https://www.googletagmanager.com",
    "https://tagmanager.google.com",
    "https://fonts.googleapis.com",
  ],
  "img-src": ["https://ssl.gstatic.com", "https://www.gstatic.com"],
  "font-src": ["https://fonts.gstatic.com", "data:"],
};

/** Source of the interactive map: a frame of this site, with a policy of its own. */
const INTERACTIVE_MAP: Policy = { "frame-src": ["'self'"] };

function hostSources({ worker, ...hosts }: ThirdParty): Policy {
  const policies = Object.entries(KINDS).map(([kind, [directive, scheme]]) => ({
    [directive]: (hosts[kind as keyof typeof KINDS] ?? []).map(
      (host) => `${scheme}://${host.trim()}`,
    ),
  }));
  return joinPolicies([...policies, { "worker-src": worker ? ["blob:"] : [] }]);
}

/** The origin of another host; none of an address on this site. */
const originOf = (url: string): string[] => (url.startsWith("/") ? [] : [new URL(url).origin]);

/** The other hosts that pages of a build may load from and send to. */
export function policySources(services: Services): Policy {
  const mailer = originOf(services.mailerUrl);
  const policies: Policy[] = [
    { "connect-src": [...mailer, ...originOf(services.blogApiUrl)], "form-action": mailer },
  ];
  if (services.tagManagerId) {
    policies.push(TAG_MANAGER, ...services.thirdParties.map(hostSources));
    if (services.isPreview) policies.push(TAG_PREVIEW);
  }
  if (services.botCheckKey) policies.push(BOT_CHECK);
  if (services.mapsKey) policies.push(INTERACTIVE_MAP);
  return joinPolicies(policies);
}

/** The sources of the players in a page's HTML (ADR 29). */
export function playerSources(html: string): Policy {
  const names = [...html.matchAll(/ data-player="(\w+)"/g)].map(([, name]) => name);
  return { "frame-src": names.filter(isPlayerSite).map((name) => PLAYERS[name].player) };
}
