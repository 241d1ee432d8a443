const path = require("node:path");

/** Languages an agency writes of that highlight.js does not count among the common ones. */
const MORE_LANGUAGES = ["dart", "dockerfile", "http", "nginx"];

/** Where the name of the language is not what readers know it by. */
const NAMES = new Map([
  ["html", "HTML"],
  ["xml", "XML"],
  ["svg", "SVG"],
  ["toml", "TOML"],
  ["ini", "INI"],
  ["jsx", "JSX"],
  ["tsx", "TSX"],
]);
/** Names of no language: code that is only text. */
const PLAIN = new Set(["", "text", "txt", "plain", "plaintext"]);

/** @type {import("highlight.js").HLJSApi | null} */
let loaded = null;

/** The library with its languages, read with the first code that needs them. */
function library() {
  if (loaded) return loaded;
  const common = require("highlight.js/lib/common").default;
  // All together: some highlight parts in whatever other languages there are, and the order of texts must not matter.
  for (const name of MORE_LANGUAGES)
    common.registerLanguage(name, require(path.posix.join("highlight.js/lib/languages", name)));
  loaded = common;
  return common;
}

/** @param {string} name as a fence names it */
function isKnown(name) {
  return !PLAIN.has(name.toLowerCase()) && library().getLanguage(name) !== undefined;
}

/** What readers call a language, empty for plain text. @param {string} name as a fence names it */
function nameOf(name) {
  const key = name.toLowerCase();
  if (PLAIN.has(key)) return "";
  return NAMES.get(key) ?? library().getLanguage(key)?.name ?? name;
}

/**
 * @param {string} code @param {string} language one that is known
 * @returns {string} HTML: spans with classes, everything else escaped
 */
function highlighted(code, language) {
  return library().highlight(code, { language, ignoreIllegals: true }).value;
}

module.exports = { isKnown, nameOf, highlighted };
