const { all } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** What a text may link to besides pages of the site. */
const ALLOWED_SCHEMES = new Set(["https", "http", "mailto", "tel"]);
/**
 * Control, format and space characters: browsers ignore some of them inside of addresses, readers
 * all.
 */
const IGNORED_BY_BROWSERS = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** An address as a browser may read it. @param {string} url */
const bareAddress = (url) => url.replace(IGNORED_BY_BROWSERS, "");

/**
 * @param {string} bare an address as `bareAddress` gives it
 * @returns {string | null} in small letters
 */
const schemeOf = (bare) => SCHEME.exec(bare)?.[1]?.toLowerCase() ?? null;

/**
 * A second line of defence: the checker refuses such links with file and line.
 * @param {MarkdownNode} tree @param {string} file for the message
 * @throws {Error} where a link would run a script or lead where no text may lead
 */
function refuseAddresses(tree, file) {
  for (const { url } of all(tree, "link")) {
    const scheme = schemeOf(bareAddress(url ?? ""));
    if (scheme !== null && !ALLOWED_SCHEMES.has(scheme))
      throw new Error(`${file}: links to "${scheme}:", which is not allowed`);
  }
}

module.exports = { ALLOWED_SCHEMES, bareAddress, refuseAddresses, schemeOf };
