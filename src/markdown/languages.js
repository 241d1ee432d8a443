const path = require("node:path");

/** Languages an agency writes of, by their files in highlight.js. */
const LANGUAGES = [
  "bash",
  "c",
  "cpp",
  "csharp",
  "css",
  "dart",
  "diff",
  "dockerfile",
  "go",
  "graphql",
  "http",
  "ini",
  "java",
  "javascript",
  "json",
  "kotlin",
  "less",
  "makefile",
  "markdown",
  "nginx",
  "objectivec",
  "php",
  "python",
  "ruby",
  "rust",
  "scss",
  "shell",
  "sql",
  "swift",
  "typescript",
  "xml",
  "yaml",
];

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
  const core = require("highlight.js/lib/core").default;
  // All together: some highlight parts in whatever other languages there are, and the order of texts must not matter.
  for (const name of LANGUAGES)
    core.registerLanguage(name, require(path.posix.join("highlight.js/lib/languages", name)));
  loaded = core;
  return core;
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
