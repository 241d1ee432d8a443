import highlighter from "highlight.js/lib/common";
import dart from "highlight.js/lib/languages/dart";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import http from "highlight.js/lib/languages/http";
import nginx from "highlight.js/lib/languages/nginx";
import { type MarkdownNode, replace, surround } from "../syntax/tree";

// Languages an agency writes of that highlight.js does not count among the common ones. Before any
// code: some languages highlight parts in others, and the order of texts must not matter.
for (const [name, language] of Object.entries({ dart, dockerfile, http, nginx }))
  highlighter.registerLanguage(name, language);

/** Languages whose names are written in capitals. */
const IN_CAPITALS = new Set(["html", "xml", "svg", "toml", "ini", "jsx", "tsx"]);
/** Names in fences of code that is only text. */
const PLAIN_TEXT = new Set(["", "text", "txt", "plain", "plaintext"]);
/** Names in fences that are shown, though the highlighter does not know the language. */
const NAME = /^[\w+#.-]{1,24}$/;
/** In characters. Longer code is data, and would fill the page with elements. */
const MAX_HIGHLIGHTED = 40_000;

/** The name of a language for readers, empty for plain text. */
function nameOf(language: string): string {
  const key = language.toLowerCase();
  if (PLAIN_TEXT.has(key)) return "";
  if (IN_CAPITALS.has(key)) return key.toUpperCase();
  return highlighter.getLanguage(key)?.name ?? language;
}

/**
 * Code as HTML with its words in spans, whose classes the style sheet paints. An unknown language
 * stays plain.
 * @param language as the fence names it
 * @returns `name`: the language's name for readers, empty where there is none
 */
export function highlight(code: string, language: string): { html: string; name: string } {
  const isKnown =
    !PLAIN_TEXT.has(language.toLowerCase()) && highlighter.getLanguage(language) !== undefined;
  const isPlain = !isKnown || code.length > MAX_HIGHLIGHTED;
  const options = { language: isPlain ? "plaintext" : language, ignoreIllegals: true };
  return {
    name: isKnown || NAME.test(language) ? nameOf(language) : "",
    html: highlighter.highlight(code, options).value,
  };
}

/**
 * Highlights code here and not in the browser. Long lines scroll; the frame around them stays, as
 * the place of the language's name, which the style sheet writes, and of a button.
 * @param label word for code
 */
export function frameCode(node: MarkdownNode, label: string): void {
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
