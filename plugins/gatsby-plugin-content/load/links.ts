import { nearest } from "../../../src/content-model/nearest";

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const ALLOWED_SCHEMES = new Set(["https", "http", "mailto", "tel"]);
/** Control, format and space characters: browsers ignore some of them inside of addresses, readers all. */
const IGNORED_BY_BROWSERS = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** The addresses that exist: each page with the anchors known for it; `null` where any anchor may exist. */
export type RouteTable = Map<string, ReadonlySet<string> | null>;

export type LinkFinding = { rule: string; mend: string };

/**
 * Checks one address written by an editor.
 * @param url as it stands in the file
 * @param routes every page of the site
 * @param ownRoute the page it stands on, for bare `#anchor` links; null where it is not on a page of its own
 * @param ownAnchors anchors of the text it stands in
 * @returns what is wrong with it, or null
 */
export function checkLink(
  url: string,
  routes: RouteTable,
  ownRoute: string | null,
  ownAnchors: ReadonlySet<string>,
): LinkFinding | null {
  const bare = url.replace(IGNORED_BY_BROWSERS, "");
  const scheme = SCHEME.exec(bare)?.[1]?.toLowerCase();
  if (scheme) {
    if (!ALLOWED_SCHEMES.has(scheme))
      return {
        rule: `links to "${scheme}:", which is not allowed`,
        mend: "link to a page (/...), https:, mailto: or tel:",
      };
    if (/^https?$/.test(scheme) && !/^https?:\/\/[^/?#\\]+/i.test(bare))
      return { rule: `links to "${url}", which names no site`, mend: "write https:// and the whole address" };
    return bare === url
      ? null
      : { rule: `has an address with spaces or invisible characters (${scheme}:)`, mend: "type the address again" };
  }
  if (bare === "" || /^[/\\]{2}|\\/.test(bare))
    return {
      rule: `links to "${url}", which is no page of this site`,
      mend: "write /page for a page, https://... for another site",
    };
  if (url.startsWith("#")) return checkAnchor(url.slice(1), ownAnchors, ownRoute ?? "this text");
  if (!url.startsWith("/"))
    return {
      rule: `links to "${url}", relative to nothing`,
      mend: `begin with a slash: "/${url.replace(/^[./]+/, "")}"`,
    };
  const [, page = "", , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const known = routes.get(page);
  if (known === undefined) {
    const trimmed = page.replace(/\/+$/, "");
    const guess = routes.has(trimmed) ? trimmed : nearest(page, [...routes.keys()]);
    return {
      rule: `links to "${page}", a page that does not exist`,
      mend: guess ? `did you mean "${guess}"?` : "link to a page that exists",
    };
  }
  return anchor && known ? checkAnchor(anchor, known, page) : null;
}

function checkAnchor(anchor: string, anchors: ReadonlySet<string>, where: string): LinkFinding | null {
  if (anchors.has(anchor)) return null;
  const guess = nearest(anchor, [...anchors]);
  return {
    rule: `links to "#${anchor}", which ${where} does not have`,
    mend: guess ? `did you mean "#${guess}"?` : `${where} has no anchors to link to`,
  };
}
