import { namePattern } from "../../lib/name-pattern";
import type { ContentCheck } from "../../plugins/gatsby-source-content/check";
import { CONSENT_COOKIE } from "../constants/consent";
import { KNOWN_COOKIES } from "../constants/known-cookies";
import { LEAD_KEY } from "../constants/measuring";
import { PRIVACY_POLICY } from "../constants/routes";
import { LOCALE_COOKIE } from "../constants/visit";
import { FORM_IDS } from "../form-contract/form-ids";

const KNOWN = Object.assign({}, ...Object.values(KNOWN_COOKIES)) as Readonly<
  Record<string, string>
>;

/** Domains of the third parties in `KNOWN_COOKIES`. */
const DOMAINS: Readonly<Record<string, string>> = {
  "Google Analytics": "google-analytics.com analytics.google.com",
  "Google Ads": "googleadservices.com googlesyndication.com doubleclick.net",
  "Microsoft Clarity": "clarity.ms",
  "Microsoft Advertising": "bat.bing.com bat.bing.net",
  Hotjar: "hotjar.com hotjar.io",
  HubSpot: "hs-scripts.com hs-analytics.net hs-banner.com hubspot.com usemessages.com",
  Meta: "facebook.net facebook.com",
  LinkedIn: "licdn.com linkedin.com",
  TikTok: "tiktok.com tiktokw.us",
  Pinterest: "pinimg.com pinterest.com",
  X: "ads-twitter.com",
  Reddit: "redditstatic.com reddit.com",
  Snapchat: "sc-static.net snapchat.com",
};

/** Names that the site itself has in the browser; those of what is typed into forms come last. */
const OWN_NAMES = [
  CONSENT_COOKIE,
  LOCALE_COOKIE,
  LEAD_KEY,
  "visited",
  "reloaded-at",
  "scroll-positions",
  ...Object.keys(FORM_IDS).map((form) => `draft:${form}`),
];

type Data = Readonly<Record<string, unknown>>;

/** The texts of a list. Others are problems of their own, which other checks report. */
const textsOf = (value: unknown): string[] =>
  [value].flat().filter((item): item is string => typeof item === "string");

/** The known third parties that a third party of the content loads from or sends to. */
function knownNames({ script, connect, socket, img, frame }: Data): string[] {
  const hosts = textsOf([script, connect, socket, img, frame].flat());
  const isOf = (domain: string) => (host: string) =>
    `.${host.replace(/\/.*/, "")}`.endsWith(`.${domain}`);
  return Object.entries(DOMAINS).flatMap(([name, domains]) =>
    domains.split(" ").some((domain) => hosts.some(isOf(domain))) ? [name] : [],
  );
}

const listOf = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

/**
 * Checks the names of what third parties leave in the browser: none may be the site's own. Warns where
 * a common third party has no names, and completes those that it is known for.
 */
export const checkStoredNames: ContentCheck = ({ entries }, { placeOf }) => {
  const parties = entries.filter(({ collection }) => collection.name === "third-parties");
  const problems = parties.flatMap((party) =>
    textsOf(party.data.cookies).flatMap((name, index) => {
      const own = OWN_NAMES.find((candidate) => namePattern([name]).test(candidate));
      if (!own) return [];
      const rule = `"${name}" would remove "${own}", which is this site's own`;
      const fix = "name what the third party leaves, and no more";
      return [{ ...placeOf(party, ["cookies", index]), rule, fix }];
    }),
  );
  const warnings = parties.flatMap((party) => {
    const known = knownNames(party.data);
    if (known.length === 0 || textsOf(party.data.cookies).length > 0) return [];
    const names = known.flatMap((name) => (KNOWN[name] ?? "").split(" "));
    party.data.cookies = names;
    const rule = `is missing, and ${known.join(" and ")} may leave ${listOf(names)} in the browser; until you name them, the privacy policy lists all of these`;
    const fix = `write "cookies": [${listOf(names)}], without those that your tags do not leave`;
    const formFix = "add each with its name, without those that your tags do not leave";
    return [{ ...placeOf(party, ["cookies"]), rule, fix, formFix }];
  });
  return { problems, warnings };
};

/**
 * Warns where the privacy policy is older than a third party. Its table follows by itself; its
 * sentences, such as "no advertising", do not.
 */
export const checkPolicyRead: ContentCheck = ({ entries }, { placeOf }) => {
  const policy = entries.find(
    ({ collection, slug }) => collection.name === "pages" && slug === PRIVACY_POLICY,
  );
  const updated = String(policy?.data.updated ?? "");
  const newer = entries.filter(
    ({ collection, data }) =>
      collection.name === "third-parties" && String(data.since ?? "") > updated,
  );
  if (!policy || newer.length === 0) return {};
  const names = newer.map(({ data }) => `"${data.name}" (${data.since})`).join(", ");
  const rule = `is ${updated}, and since then came ${names}; the table of the policy lists it by itself, its sentences do not`;
  const fix =
    "read the policy, correct what it says of cookies, analytics and advertising, and set this day to today";
  return { warnings: [{ ...placeOf(policy, ["updated"]), rule, fix }] };
};
