import { namePattern } from "../../../../lib/name-pattern";
import { KNOWN_COOKIES } from "../../../constants/known-cookies";
import { ANALYTICS } from "../../../constants/measuring";

type Matches = (name: string) => boolean;

/** The names that a third party of the content leaves in the browser. */
export type ThirdPartyStores = { readonly category: string; readonly cookies: readonly string[] };

/** What Google Analytics leaves: the tag manager brings it without an item in the content. */
const OF_TAG_MANAGER: ThirdPartyStores = {
  category: ANALYTICS,
  cookies: KNOWN_COOKIES[ANALYTICS]["Google Analytics"].split(" "),
};

/**
 * Tells which names belong to categories that are not accepted: those of third parties of the
 * content, and of common ones. A name that an accepted third party or Google Analytics has, too,
 * does not.
 */
export function refusedNames(
  parties: readonly ThirdPartyStores[],
  accepted: readonly string[],
): Matches {
  const isAccepted = (category: string) => accepted.includes(category);
  const namesOf = (some: typeof parties) => namePattern(some.flatMap(({ cookies }) => cookies));
  const known = Object.entries(KNOWN_COOKIES).map(([category, names]) => ({
    category,
    cookies: Object.values(names).join(" ").split(" "),
  }));
  const refused = namesOf([...parties, ...known].filter(({ category }) => !isAccepted(category)));
  const kept = namesOf([...parties, OF_TAG_MANAGER].filter(({ category }) => isAccepted(category)));
  return (name) => refused.test(name) && !kept.test(name);
}

/**
 * All that the `Domain` of a cookie may have been: nothing, this host, and each of its parents. A
 * dot in front makes no difference, and browsers ignore a domain that no cookie may have.
 */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
}

/** All that the `Path` of a cookie may have been that this page can see. */
function pathsOf(pathname: string): string[] {
  const parts = pathname.split("/").filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/** Removes cookies, whatever domain and path they were set for. */
function clearCookies(matches: Matches): void {
  const isSecure = location.protocol === "https:";
  const kinds = isSecure ? ["; Secure", "; Secure; Partitioned"] : [""];
  const attributes = domainsOf(location.hostname).flatMap((domain) =>
    pathsOf(location.pathname).flatMap((path) =>
      kinds.map((kind) => `; Max-Age=0; Path=${path}${domain}${kind}`),
    ),
  );
  const names = document.cookie.split("; ").map((cookie) => cookie.replace(/=.*/s, ""));
  for (const name of names.filter(matches)) {
    for (const ofCookie of attributes) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser of `browserslist` has the Cookie Store API.
      document.cookie = `${name}=${ofCookie}`;
    }
  }
}

/** Removes cookies, and values of local and session storage. */
export function clearStores(matches: Matches): void {
  clearCookies(matches);
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage).filter(matches)) storage.removeItem(key);
    } catch {
      // Blocked: nothing is stored there.
    }
  }
}
