const { all, replace, surround } = require("../syntax/tree");

/** @typedef {import("../syntax/tree").MarkdownNode} MarkdownNode */

/**
 * Languages an agency writes of that highlight.js does not count among the common ones.
 * @type {Record<string, () => unknown>}
 */
const MORE_LANGUAGES = {
  dart: () => require("highlight.js/lib/languages/dart"),
  dockerfile: () => require("highlight.js/lib/languages/dockerfile"),
  http: () => require("highlight.js/lib/languages/http"),
  nginx: () => require("highlight.js/lib/languages/nginx"),
};

/** Readers know these by their capitals. */
const IN_CAPITALS = new Set(["html", "xml", "svg", "toml", "ini", "jsx", "tsx"]);
/** Names of no language: code that is only text. */
const PLAIN = new Set(["", "text", "txt", "plain", "plaintext"]);

/** @type {import("highlight.js").HLJSApi | null} */
let loaded = null;

/** The library with its languages, read with the first code that needs them. */
function library() {
  if (loaded) return loaded;
  const common = require("highlight.js/lib/common").default;
  // All together: some highlight parts in whatever other languages there are, and the order of
  // texts must not matter.
  for (const [name, language] of Object.entries(MORE_LANGUAGES))
    common.registerLanguage(name, /** @type {import("highlight.js").LanguageFn} */ (language()));
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
  return IN_CAPITALS.has(key) ? key.toUpperCase() : (library().getLanguage(key)?.name ?? name);
}

/** Characters; longer ones are data rather than code, and would fill the page with elements. */
const LONGEST_HIGHLIGHTED = 40_000;
/** What a language may be called that is not known. */
const NAME = /^[\w+#.-]{1,24}$/;

/**
 * Code with its words in spans, whose classes the style sheet paints. An unknown language stays
 * plain.
 * @param {string} code
 * @param {string} language as the fence names it
 * @returns {{html: string, name: string}} `name` for readers, empty where there is none
 */
function highlight(code, language) {
  const known = isKnown(language);
  const name = known || NAME.test(language) ? nameOf(language) : "";
  const isPlain = !known || code.length > LONGEST_HIGHLIGHTED;
  const options = { language: isPlain ? "plaintext" : language, ignoreIllegals: true };
  return { name, html: library().highlight(code, options).value };
}

/**
 * Code is highlighted here and not in the browser. Long lines scroll; the frame around them stays,
 * as the place of the language's name, which the style sheet writes, and of a button.
 * @param {MarkdownNode} tree
 * @param {string} label word for code
 */
function prepareCode(tree, label) {
  for (const node of all(tree, "code")) {
    const { html, name } = highlight(node.value ?? "", node.lang ?? "");
    const ariaLabel = name ? `${label}: ${name}` : label;
    replace(node, {
      type: "codeWords",
      children: [{ type: "html", value: `${html}\n` }],
      data: { hName: "code" },
    });
    surround(node, "pre", { tabIndex: 0, role: "group", ariaLabel });
    surround(node, "div", { className: ["code-frame"], ...(name && { dataLanguage: name }) });
  }
}

module.exports = { prepareCode, highlight };
