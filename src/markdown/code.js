const { highlighted, isKnown, nameOf } = require("./languages");
const { all, replace } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

/** Characters; longer ones are data rather than code, and would fill the page with elements. */
const LONGEST_HIGHLIGHTED = 40_000;
/** What a language may be called that is not known. */
const NAME = /^[\w+#.-]{1,24}$/;

/** @param {string} text */
const escapeHtml = (text) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/**
 * Code with its words in spans, whose classes the style sheet paints. An unknown language stays plain.
 * @param {string} code @param {string} language as the fence names it
 * @returns {{html: string, name: string}} `name` for readers, empty where there is none
 */
function highlight(code, language) {
  const known = isKnown(language);
  const name = known || NAME.test(language) ? nameOf(language) : "";
  const isPlain = !known || code.length > LONGEST_HIGHLIGHTED;
  return { name, html: isPlain ? escapeHtml(code) : highlighted(code, language) };
}

/**
 * Code is highlighted here and not in the browser. Long lines scroll; the frame around them stays, as the place of the
 * language's name, which the style sheet writes, and of a button.
 * @param {MarkdownNode} tree @param {string} label word for code
 */
function prepareCode(tree, label) {
  for (const node of all(tree, "code")) {
    const { html, name } = highlight(node.value ?? "", node.lang ?? "");
    const title = escapeHtml(name ? `${label}: ${name}` : label);
    const pre = `<pre tabindex="0" role="group" aria-label="${title}"><code>${html}\n</code></pre>`;
    const properties = { className: ["code-frame"], ...(name && { dataLanguage: name }) };
    replace(node, {
      type: "frame",
      children: [{ type: "html", value: pre }],
      data: { hName: "div", hProperties: properties },
    });
  }
}

module.exports = { prepareCode, highlight };
