import { type Element, elementsIn, isWithin, type Nodes, wrapContents } from "./elements";

const HEADING = "h[1-6]|th";

/** Styles that an element can stand for, and the elements in which they go without saying. */
const ELEMENTS: readonly [style: RegExp, name: string, implied: RegExp][] = [
  [/^font-weight:(?:bold|[6-9]00)/, "strong", new RegExp(`^(?:strong|b|${HEADING})$`)],
  [/^font-style:(?:italic|oblique)/, "em", /^(?:em|i|cite|dfn|var|address)$/],
  [/^text-decoration(?:-line)?:.*line-through/, "del", /^(?:del|s|strike)$/],
  [/^text-decoration(?:-line)?:.*underline/, "u", /^(?:u|ins|a)$/],
  [/^vertical-align:sub/, "sub", /^sub$/],
  [/^vertical-align:super/, "sup", /^sup$/],
];
/** What only changes the look. What hides elements is not looked for here. */
const LOOK = new RegExp(
  `^(?:-|mso-|${[
    "background border box- break- caption- clear color column cursor display flex float gap grid",
    "font-family font-size height hyphens justify letter- line- margin max- min- object- opacity",
    "outline overflow padding page- position tab-size table-layout text-align text-indent",
    "text-justify text-rendering text-shadow text-size transform: transition vertical-align",
    "visibility width word- z-index",
  ]
    .join(" ")
    .replaceAll(" ", "|")})`,
);
/** Usual values of all other styles. */
const USUAL =
  /^(?:list-style(?:-type)?:(?:none|disc|circle|square|decimal)|font-weight:(?:[1-5]00|lighter)|white-space:(?:pre-wrap|nowrap)|direction:ltr|[\w-]+:(?:normal|none|inherit|initial|unset|auto))$/;
const BLOCK =
  /^(?:p|div|h[1-6]|[uod]l|li|d[td]|table|tbody|tr|td|th|blockquote|pre|figure|hr|section|article)$/;

/** Declarations as `font-weight:bold`, in small letters. */
const declarationsOf = ({ attribs }: Element): string[] =>
  (attribs.style ?? "")
    .toLowerCase()
    .split(";")
    .map((declaration) =>
      declaration
        .replace(/!important/, "")
        .replace(/\s*:\s*/, ":")
        .trim(),
    )
    .filter((declaration) => /^-?\w[\w-]*:./.test(declaration));

const holdsBlocks = ({ children }: Element): boolean =>
  elementsIn(children, "*").some(({ name }) => BLOCK.test(name));

/** Writes a style as elements. Returns whether nothing of it but the look is lost. */
function replaceStyle(element: Element, declaration: string): boolean {
  // Google Docs puts all that is copied into a <b> of normal weight.
  if (/^font-weight:(?:normal|400)$/.test(declaration) && /^(?:b|strong)$/.test(element.name))
    element.name = "span";
  const found = ELEMENTS.filter(([style]) => style.test(declaration));
  const missing = found.filter(([, , implied]) => !isWithin(element, implied));
  if (found.length === 0) return LOOK.test(declaration) || USUAL.test(declaration);
  if (missing.length > 0 && (/^[uo]l$/.test(element.name) || holdsBlocks(element))) return false;
  for (const [, name] of missing) wrapContents(element, name);
  return true;
}

/**
 * Replaces styles by the elements that stand for them, such as `strong`. Those that have none and
 * change more than the look are reported.
 * @param flattened list to which the tags with such styles are added
 */
export function replaceStyles(document: Nodes, flattened: string[]): void {
  for (const element of elementsIn(document, "*")) {
    if (!element.attribs.style || isWithin(element, /^(?:pre|code)$/)) continue;
    for (const declaration of declarationsOf(element))
      if (!replaceStyle(element, declaration))
        flattened.push(`<${element.name} style="${declaration}">`);
  }
}
