import type TurndownService from "turndown";

/** What may stand behind a fence. Anything else could end its line, or make the fence none at all. */
const LANGUAGE = /^[\w+#.-]{1,24}$/;

/** The language that a class names, as HTML recommends: https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element */
function languageOf(...elements: readonly (Element | null)[]): string {
  const classes = elements.flatMap((element) => (element?.getAttribute("class") ?? "").split(/[\t\n\f\r ]+/));
  const [name = ""] = classes.flatMap((each) => /^lang(?:uage)?-(.*)$/s.exec(each)?.[1] ?? []);
  return LANGUAGE.test(name) ? name : "";
}

/**
 * Blocks of code, as text within a fence that nothing of them ends. Turndown's own rule writes the class into the fence as it
 * is, and leaves out what stands beside the element of the code.
 */
export function addCode(service: TurndownService): void {
  service.addRule("codeBlock", {
    filter: "pre",
    replacement: (_, node) => {
      const block = node as Element;
      const code = (block.textContent ?? "").replace(/\n$/, "");
      const longest = (code.match(/`+/g) ?? []).reduce((most, row) => Math.max(most, row.length), 2);
      const fence = "`".repeat(longest + 1);
      return `\n\n${fence}${languageOf(block.querySelector("code"), block)}\n${code}\n${fence}\n\n`;
    },
  });
}
