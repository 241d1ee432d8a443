import { ALLOWED_SCHEMES, bareAddress, schemeOf } from "../../gatsby-remark-content/syntax";
import { listValues, nearest } from "../model/nearest";
import type { Finding } from "../model/problem";
import type { RouteTable } from "../reading/checked-content";

const LOCAL_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Addresses that begin with a host instead of a scheme: `www.example.com`, `example.com/a`. */
const HOST = /^www\.|^(?:[\w-]+\.)+[a-z]{2,}\/|^[\w-]+\.(?:com|net|org|eu|io)$/i;

const linksTo = (address: string, what: string, fix: string): Finding => ({
  rule: `links to "${address}"${what}`,
  fix,
});

/**
 * Checks one address written by an editor.
 * @param url as it stands in the file
 * @param routes every page of the site
 * @param ownRoute the page it stands on, for bare `#anchor` links; null where it is not on a page
 * of its own
 * @param ownAnchors anchors of the text it stands in
 * @param origin of the live site, such as `https://citrin.example`: full addresses there are pages,
 * too
 * @returns the finding, or null
 */
export function checkLink(
  url: string,
  routes: RouteTable,
  ownRoute: string | null,
  ownAnchors: ReadonlySet<string>,
  origin: string | null = null,
): Finding | null {
  const bare = bareAddress(url);
  const scheme = schemeOf(bare);
  if (scheme) return checkFullAddress(url, bare, scheme, routes, origin);
  if (bare === "" || /^[/\\]{2}|\\/.test(bare))
    return linksTo(
      url,
      ", which is not a page of this site",
      "write /page for a page, https://... for another site",
    );
  if (bare !== url)
    return {
      rule: "has an address with spaces or invisible characters",
      fix: "type it again, a blank as %20",
    };
  if (url.startsWith("#")) return checkAnchor(url.slice(1), ownAnchors, ownRoute ?? "this text");
  if (HOST.test(url)) return linksTo(url, ", which has no scheme", `write "https://${url}"`);
  if (!url.startsWith("/"))
    return linksTo(
      url,
      ", which does not begin with a slash",
      `begin with a slash: "/${url.replace(/^[./]+/, "")}"`,
    );
  return checkPage(url, routes);
}

function checkFullAddress(
  url: string,
  bare: string,
  scheme: string,
  routes: RouteTable,
  origin: string | null,
): Finding | null {
  if (!ALLOWED_SCHEMES.has(scheme))
    return linksTo(
      `${scheme}:`,
      ", which is not allowed",
      "link to a page (/...), https:, mailto: or tel:",
    );
  const isWeb = /^https?$/.test(scheme);
  const noSite = linksTo(url, ", which names no site", "write https:// and the whole address");
  if (isWeb && !/^https?:\/\/[^/?#\\]+/i.test(bare)) return noSite;
  if (bare !== url)
    return {
      rule: `has an address with spaces or invisible characters (${scheme}:)`,
      fix: "type the address again",
    };
  if (!isWeb)
    return /^[a-z]+:[^?]/i.test(url)
      ? null
      : linksTo(url, ", which reaches nobody", `write the whole address after ${scheme}:`);
  if (!URL.canParse(url)) return noSite;
  const { username, password, host, pathname, search, hash } = new URL(url);
  if (username || password)
    return {
      rule: "links to an address with a user name or password",
      fix: "remove all between https:// and @",
    };
  return origin !== null && host === new URL(origin).host
    ? checkPage(decodeAddress(pathname + search + hash), routes)
    : null;
}

/** Decodes escapes, since files hold anchors as they are read: `#příběh`. Keeps invalid ones. */
export function decodeAddress(path: string, decode = decodeURI): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}

/** @param url a path of the site, perhaps with a query and an anchor */
function checkPage(url: string, routes: RouteTable): Finding | null {
  const [, page = "", , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const anchors = routes.get(page) ?? routes.get(decodeAddress(page));
  if (anchors === undefined) {
    const twin = [...routes.keys()].find(
      (route) => route.normalize() === decodeAddress(page).normalize(),
    );
    // The server tells composed from decomposed letters.
    if (twin)
      return linksTo(
        page,
        ", a file whose name has its accents in another form of Unicode",
        "rename the file, typing the whole name",
      );
    const trimmed = page.replace(/\/+$/, "");
    const guess = routes.has(trimmed) ? trimmed : nearest(page, [...routes.keys()]);
    const fix = guess ? `did you mean "${guess}"?` : "link to a page that exists";
    return linksTo(page, ", a page that does not exist", fix);
  }
  return anchor && anchors ? checkAnchor(anchor, anchors, page) : null;
}

function checkAnchor(anchor: string, anchors: ReadonlySet<string>, where: string): Finding | null {
  if (anchors.has(anchor)) return null;
  const rule = `links to "#${anchor}", which ${where} does not have`;
  if (anchors.size === 0) return { rule, fix: `${where} has no anchors to link to` };
  const guess = nearest(anchor, [...anchors]);
  return {
    rule,
    fix: guess
      ? `did you mean "#${guess}"?`
      : `use ${listValues([...anchors].map((id) => `#${id}`))}`,
  };
}

/** A warning about an address that `checkLink` accepts, or null. */
export function linkWarning(url: string, origin: string | null): Finding | null {
  if (!/^https?:/i.test(url)) return null;
  const { protocol, hostname, host, pathname, search, hash } = new URL(url);
  if (origin !== null && host === new URL(origin).host)
    return linksTo(
      url,
      ", by the whole address of this site",
      `write "${decodeAddress(pathname + search + hash)}"`,
    );
  if (LOCAL_HOST.test(hostname))
    return linksTo(hostname, ", which is the visitor's own computer", "link to the live site");
  return protocol === "http:"
    ? linksTo(
        url,
        " without encryption",
        `write "${url.replace(/^http:/i, "https:")}" if that site answers it`,
      )
    : null;
}
