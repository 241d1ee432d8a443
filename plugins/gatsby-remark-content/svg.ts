import type { CustomPlugin, XastChild, XastElement, XastParent } from "svgo";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Elements that draw, without those that move: visitors could not pause them. */
const DRAWING_ELEMENTS = new Set(
  `svg g a defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter`.split(/\s+/),
);
const FILTER_STEP = /^fe[A-Z][A-Za-z]+$/;
/** Elements without words that visitors would miss: movement, and names with a prefix of SVG. */
const VISIBLE_ELEMENT = /^(?:animate.*|set|svg:.+)$/;
/** HTML elements that show something without words. */
const VISIBLE_HTML = /^(?:.+:)?(?:img|picture|video|canvas|iframe|object|embed|input)$/;
/** Styles of HTML that show something without words. */
const VISIBLE_STYLE = /background|backdrop-filter/;
/** An address of a place in the same file, or of a picture or font that is in it. */
const OWN_ADDRESS =
  /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|data:(?:application\/(?:x-)?)?font[/-])/i;
const CSS_ADDRESS = /url\(\s*["']?([^"')]*)/gi;
/** CSS that loads another file, hides that from this check, or moves. */
const FORBIDDEN_CSS = /@import|\\|(?<![\w-])animation(?:-name)?(?=\s*:)/i;
/**
 * A short name for plain text, as Illustrator declares them; others could multiply, or hold
 * anything.
 */
const PLAIN_ENTITY = /<!ENTITY\s+[\w.:-]+\s+(?:"[^"&%<]*"|'[^'&%<]*')\s*>/g;
/** A length that does not depend on what is around the drawing. */
const OWN_LENGTH = /^\s*\+?\.?\d[^%]*$/;

const EXPORT_PLAIN = "export it as plain SVG";
const EXPORT_STILL = "export it without movement, or as a GIF";
const REMOVE = `remove it, or ${EXPORT_PLAIN}`;
const FIXES: readonly [element: RegExp, fix: string][] = [
  [/^(?:animate|set$)/, EXPORT_STILL],
  [
    /^foreignObject$/,
    "export its words as text or paths, not as HTML (Mermaid: htmlLabels: false)",
  ],
  [/^flow/, "make plain text of it (Inkscape: Text, Convert to Text), no browser shows its words"],
];

/** A problem without its place. */
type Finding = { rule: string; fix: string };

const LOST_EFFECT: Finding = {
  rule: "has an effect made of HTML, which is left out",
  fix: "flatten it, or export a PNG",
};

/**
 * A drawing that may be shown. `isFixed`: it has a size of its own; without one it is shown as wide
 * as the text. `svg`: the file without parts that draw nothing. `notice`: a warning about parts
 * that visitors will not see.
 */
export type Drawing = { isFixed: boolean; svg: string; notice?: Finding };

class Refusal extends Error {
  /** @param at the refused words of the file, which give its line */
  constructor(
    readonly rule: string,
    readonly fix: string,
    readonly at = "",
  ) {
    super(rule);
  }
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}...` : text);

const elementsIn = (node: XastElement): XastElement[] =>
  node.children.flatMap((child) => (child.type === "element" ? [child, ...elementsIn(child)] : []));

const wordsOf = (node: XastElement): string =>
  [node, ...elementsIn(node)]
    .flatMap(({ children }) => children.map((child) => ("value" in child ? child.value : "")))
    .join("")
    .trim();

function checkAddress(address: string): void {
  if (OWN_ADDRESS.test(address)) return;
  const rule = `refers to "${shorten(address)}", which is not in the file`;
  throw new Refusal(rule, "embed it or remove it", address);
}

function checkCss(css: string): void {
  const forbidden = FORBIDDEN_CSS.exec(css)?.[0];
  if (forbidden) {
    const fix = forbidden.startsWith("animation") ? EXPORT_STILL : REMOVE;
    throw new Refusal(`has "${forbidden}" in its styles`, fix, forbidden);
  }
  for (const [, address = ""] of css.matchAll(CSS_ADDRESS)) checkAddress(address);
}

function checkDrawingElement(element: XastElement): void {
  const { name, attributes } = element;
  for (const [key, value] of Object.entries(attributes)) {
    const isAddress = /^(?:.+:)?href$/i.test(key);
    // A link in a picture leads nowhere.
    if (isAddress && name !== "a") checkAddress(value);
    if (!isAddress && (key === "style" || /url\(/i.test(value))) checkCss(value);
  }
  if (name === "style") checkCss(wordsOf(element));
}

/** Checks the encoding, entities and style sheets that are declared before the drawing. */
function checkProlog(text: string): void {
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? "utf-8";
  const isSafe =
    /^utf-?8$/i.test(encoding) ||
    (/ascii$|^iso-8859-|^windows-/i.test(encoding) && !/[^\0-\x7f]/.test(text));
  if (!isSafe) throw new Refusal(`is encoded as ${shorten(encoding)}`, "save it as UTF-8", "<?xml");
  const declarations = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/i.exec(text)?.[1] ?? "";
  const tag = declarations.replace(PLAIN_ENTITY, "").trim()
    ? "<!DOCTYPE"
    : /<\?xml-stylesheet/i.exec(text)?.[0];
  if (tag) throw new Refusal(`contains ${tag}>, which is not allowed in SVG`, EXPORT_PLAIN, tag);
}

function checkRoot({ name, attributes }: XastElement): void {
  if (name !== "svg") throw new Refusal("is not an SVG", EXPORT_PLAIN);
  if (attributes.xmlns === NAMESPACE) return;
  throw new Refusal(`does not begin with <svg xmlns="${NAMESPACE}">`, EXPORT_PLAIN);
}

/**
 * Whether another part of a `switch` shows the words where HTML is not understood, as draw.io
 * writes it.
 */
const hasSubstitute = (element: XastElement, parent: XastParent): boolean =>
  "name" in parent &&
  parent.name === "switch" &&
  parent.children.some(
    (other) => other !== element && "name" in other && /^(?:text|image|g)$/.test(other.name),
  );

/** Removes a node. The list is a new one: svgo is on its way through the old one. */
function drop(node: XastChild, parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node);
}

/** A plugin of svgo that removes elements without effect, and refuses those that could do harm. */
class DrawingCheck {
  root: XastElement | null = null;
  notice: Finding | null = null;
  readonly plugin: CustomPlugin = {
    name: "check",
    fn: () => ({
      element: { enter: (element, parent) => this.check(element, parent) },
      instruction: { enter: drop },
    }),
  };

  private check(element: XastElement, parent: XastParent): void {
    if (!this.root) checkRoot(element);
    this.root ??= element;
    const { name } = element;
    if (DRAWING_ELEMENTS.has(name) || FILTER_STEP.test(name)) checkDrawingElement(element);
    else this.leaveOut(element, parent);
  }

  private leaveOut(element: XastElement, parent: XastParent): void {
    const { name } = element;
    const inside = elementsIn(element);
    // Names with a prefix are the notes of drawing programs.
    const isNote = name.includes(":") || hasSubstitute(element, parent);
    const isSilent =
      wordsOf(element) === "" && !inside.some((each) => VISIBLE_HTML.test(each.name));
    if (VISIBLE_ELEMENT.test(name) || !(isNote || isSilent)) {
      const rule = `contains <${shorten(name)}>, which is not allowed in SVG`;
      const fix = FIXES.find(([pattern]) => pattern.test(name))?.[1] ?? REMOVE;
      throw new Refusal(rule, fix, `<${name}`);
    }
    const hasEffect = inside.some(({ attributes }) => VISIBLE_STYLE.test(attributes.style ?? ""));
    if (isSilent && hasEffect) this.notice = LOST_EFFECT;
    drop(element, parent);
  }
}

async function checkDrawing(text: string): Promise<Drawing> {
  // Loaded with the first drawing: most checks meet none that is new.
  const { optimize } = await import("svgo");
  checkProlog(text);
  const check = new DrawingCheck();
  const { data: svg } = optimize(text, {
    plugins: [
      "removeDoctype",
      "removeXMLProcInst",
      "removeComments",
      "removeMetadata",
      "removeEditorsNSData",
      "removeScripts",
      "minifyStyles",
      check.plugin,
      "removeUnusedNS",
    ],
  });
  if (!check.root) throw new Refusal("is not an SVG", EXPORT_PLAIN);
  const { width = "", height = "", viewBox } = check.root.attributes;
  const lengths = [width, height].filter((length) => OWN_LENGTH.test(length)).length;
  if (!viewBox && lengths < 2) throw new Refusal("has neither a viewBox nor a size", EXPORT_PLAIN);
  return { isFixed: lengths > 0, svg, ...(check.notice && { notice: check.notice }) };
}

function findingOf(error: unknown, text: string): Finding & { line: number } {
  if (error instanceof Refusal) {
    const { rule, fix, at } = error;
    const line = text.slice(0, Math.max(text.indexOf(at), 0)).split("\n").length;
    return { rule, fix, line };
  }
  const { reason = String(error), line = 1 } = error as { reason?: string; line?: number };
  const rule = `cannot be read as a picture (${reason.split("\n")[0]})`;
  return { rule, fix: EXPORT_PLAIN, line };
}

/**
 * Reads an SVG that is to be shown as a picture. Removes parts that draw nothing, and refuses a
 * file that could do harm, or would look other than in the drawing program.
 * @returns the drawing, or the first problem
 */
export async function readSvg(
  text: string,
): Promise<Drawing | { finding: Finding & { line: number } }> {
  try {
    return await checkDrawing(text);
  } catch (error) {
    return { finding: findingOf(error, text) };
  }
}
