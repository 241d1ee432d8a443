import type { MarkdownNode } from "./tree";

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Schemes of addresses that a text may link to, besides pages of the site. */
export const ALLOWED_SCHEMES: ReadonlySet<string> = new Set(["https", "http", "mailto", "tel"]);
/** Control, format and space characters: browsers ignore some of them in addresses, readers all. */
const IGNORED_BY_BROWSERS = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** An address as a browser may read it. */
export const bareAddress = (url: string): string => url.replace(IGNORED_BY_BROWSERS, "");

/**
 * The scheme of an address in small letters, null where it has none.
 * @param bare an address as `bareAddress` gives it
 */
export const schemeOf = (bare: string): string | null =>
  SCHEME.exec(bare)?.[1]?.toLowerCase() ?? null;

/**
 * A second line of defence: the check refuses such links with file and line.
 * @param file for the message
 * @throws Error where a link would run a script or lead where no text may lead
 */
export function refuseAddress({ url = "" }: MarkdownNode, file: string): void {
  const scheme = schemeOf(bareAddress(url));
  if (scheme !== null && !ALLOWED_SCHEMES.has(scheme))
    throw new Error(`${file}: links to "${scheme}:", which is not allowed`);
}
