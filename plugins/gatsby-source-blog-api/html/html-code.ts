import type TurndownService from "turndown";

/** Names that may stand behind a fence. Others could end its line, or the fence itself. */
const LANGUAGE = /^[\w+#.-]{1,24}$/;

/**
 * The language that a class names, as HTML recommends:
 * https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element
 */
function languageOf(...elements: readonly (Element | null)[]): string {
  const classes = elements.flatMap((element) =>
    (element?.getAttribute("class") ?? "").split(/[\t\n\f\r ]+/),
  );
  const [name = ""] = classes.flatMap((each) => /^lang(?:uage)?-(.*)$/s.exec(each)?.[1] ?? []);
  return LANGUAGE.test(name) ? name : "";
}

/** A run of backticks, longer than any in the code and than `more`. */
const ticks = (code: string, more: number): string =>
  "`".repeat(
    (code.match(/`+/g) ?? []).reduce((max, { length }) => Math.max(max, length), more) + 1,
  );

/** Elements whose form code in Markdown loses. Those of highlighters, `span`, mean nothing more. */
const MARKUP = "a[href], b, del, em, i, img, s, strong, sub, sup, u";

const holds = (node: Node, elements: string): boolean =>
  Boolean((node as Element).querySelector(elements));

/** The characters of code, with the ends of lines that its breaks make. */
const codeIn = (node: Node): string =>
  node.nodeName === "BR"
    ? "\n"
    : Array.from(node.childNodes, codeIn).join("") || (node.nodeValue ?? "");

/**
 * Adds rules for code, whose fences nothing in the code can end. Turndown's own rules write any
 * class into the fence, drop words beside the `code` element, and write links in code among words.
 * @param flattened list to which the tags of code with markup in it are added
 */
export function addCode(service: TurndownService, flattened: string[]): void {
  service.addRule("codeBlock", {
    filter: "pre",
    replacement: (_, node) => {
      const block = node as Element;
      if (holds(node, MARKUP)) flattened.push("<pre>");
      const code = codeIn(block).replace(/\n$/, "");
      const fence = ticks(code, 2);
      return `\n\n${fence}${languageOf(block.querySelector("code"), block)}\n${code}\n${fence}\n\n`;
    },
  });
  service.addRule("code", {
    filter: ["code", "tt" as "code"],
    replacement: (_, node) => {
      if (holds(node, `${MARKUP}, br`)) flattened.push("<code>");
      const code = (node.textContent ?? "").replace(/\s+/g, " ");
      const edge = /^[ `]|[ `]$/.test(code) ? " " : "";
      return code.trim() && `${ticks(code, 0)}${edge}${code}${edge}${ticks(code, 0)}`;
    },
  });
}
