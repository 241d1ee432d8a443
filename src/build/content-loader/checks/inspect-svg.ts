import type { CustomPlugin, XastChild, XastElement, XastParent } from "svgo";
import type { Finding } from "../../../content-model/problem";

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
/** All vocabularies that browsers know are its. */
const W3C = "http://www.w3.org/";
const HREF = /^(?:.+:)?href$/i;

/** What draws and does nothing else. Not scripts, HTML, and what moves: nobody could pause it. */
const ELEMENTS = new Set(
  `svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter`.split(/\s+/),
);
const FILTER_STEP = /^fe[A-Z][A-Za-z]+$/;
/** What browsers do not know and nobody misses where it has no words: frames for text, typefaces, views. */
const IDLE = /^(?:flow[A-Z][A-Za-z]+|font|font-face|view|cursor|color-profile)$/;
/** HTML that only frames words. */
const FRAME = /^(?:div|span|p|b|i|br|.+:.+)$/;
/** What an address may be: a place in the same file, or a picture or font that is in it. */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|data:(?:application\/(?:x-)?)?font[/-])/i;
const CSS_ADDRESS = /url\(\s*["']?([^"')]*)/gi;
/** What loads another file, hides such a thing from this check, or moves. */
const CSS_REFUSED = /@import|\\|(?<![\w-])animation(?:-name)?(?=\s*:)/i;
/** Where a link may lead that is taken out, since nobody can follow one in a picture. */
const PLAIN_LINK = /^\s*(?:https?:|mailto:|#|$)/i;
/** A short name for plain text, as Illustrator declares them; others could multiply, or hold anything. */
const PLAIN_ENTITY = /<!ENTITY\s+[\w.:-]+\s+(?:"[^"&%<]*"|'[^'&%<]*')\s*>/g;
/** A size that is not a part of what is around it. */
const OWN_SIZE = /^\s*\+?\.?\d[^%]*$/;

const AGAIN = "export it as plain SVG";
const STILL = "export it without movement, or as a GIF";
const FIXES: readonly [element: RegExp, fix: string][] = [
  [/^(?:animate|set$)/, STILL],
  [/^foreignObject$/, "export its words as text or paths, not as HTML (Mermaid: htmlLabels: false)"],
  [/^flow/, "make plain text of it (Inkscape: Text, Convert to Text), no browser shows its words"],
];

/** `svg` is without what draws nothing; `notice` says what visitors will miss. */
export type Drawing = { isFixed: boolean; svg: string; notice?: Finding };

class Refusal extends Error {
  /** @param at what is refused, as it stands in the file */
  constructor(
    readonly rule: string,
    readonly fix: string,
    readonly at = "",
  ) {
    super(rule);
  }
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 37)}...` : text);

const inside = (node: XastElement): XastElement[] =>
  node.children.flatMap((child) => (child.type === "element" ? [child, ...inside(child)] : []));
const wordsOf = (node: XastElement): string =>
  [node, ...inside(node)]
    .flatMap(({ children }) => children.map((child) => ("value" in child ? child.value : "")))
    .join("")
    .trim();

function checkAddress(address: string): void {
  if (OWN_ADDRESS.test(address)) return;
  throw new Refusal(`refers to "${shortened(address)}", which is not in the file`, "embed it or remove it", address);
}

function checkCss(css: string): void {
  const refused = CSS_REFUSED.exec(css)?.[0];
  const fix = refused?.startsWith("animation") ? STILL : `remove it, or ${AGAIN}`;
  if (refused) throw new Refusal(`has "${refused}" in its styles`, fix, refused);
  for (const [, address = ""] of css.matchAll(CSS_ADDRESS)) checkAddress(address);
}

function checkAttribute(name: string, value: string): void {
  if (/^on/i.test(name))
    throw new Refusal(`has the attribute ${shortened(name)}, which runs a script`, "remove it", name);
  if (HREF.test(name)) checkAddress(value);
  else if (name === "style" || /url\(/i.test(value)) checkCss(value);
}

function checkElement({ name: fullName, attributes }: XastElement, name: string): void {
  const fix = FIXES.find(([element]) => element.test(name))?.[1] ?? `remove it, or ${AGAIN}`;
  if (!ELEMENTS.has(name) && !FILTER_STEP.test(name))
    throw new Refusal(`contains <${shortened(name)}>, which is not allowed in SVG`, fix, `<${fullName}`);
  for (const [key, value] of Object.entries(attributes)) checkAttribute(key, value);
}

/** What stands before the drawing. */
function checkProlog(text: string): void {
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? "utf-8";
  const isSafe =
    /^utf-?8$/i.test(encoding) || (/ascii$|^iso-8859-|^windows-/i.test(encoding) && !/[^\0-\x7f]/.test(text));
  if (!isSafe) throw new Refusal(`is encoded as ${shortened(encoding)}`, "save it as UTF-8", "<?xml");
  const declared = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/i.exec(text)?.[1] ?? "";
  const refused = declared.replace(PLAIN_ENTITY, "").trim() ? "<!DOCTYPE" : /<\?xml-stylesheet/i.exec(text)?.[0];
  if (refused) throw new Refusal(`contains ${refused}>, which is not allowed in SVG`, AGAIN, refused);
}

/** Whether another part of a `switch` shows the words where HTML is not understood, as draw.io writes it. */
const hasSubstitute = (node: XastElement, parent: XastParent): boolean =>
  "name" in parent &&
  parent.name === "switch" &&
  parent.children.some((other) => other !== node && "name" in other && /^(?:text|image|g)$/.test(other.name));

/** Takes out what draws nothing, and refuses what could do harm or would not show. */
function checker(seen: { root?: XastElement; notice?: Finding }): CustomPlugin {
  const prefixes = new Map(["xml", "xmlns"].map((prefix) => [prefix, W3C]));
  const drop = (node: XastChild, parent: XastParent): void => {
    // A new list: svgo is on its way through the old one.
    parent.children = parent.children.filter((child) => child !== node);
  };
  const enter = (node: XastElement, parent: XastParent): void => {
    const { attributes } = node;
    for (const [key, value] of Object.entries(attributes))
      if (key.startsWith("xmlns:")) prefixes.set(key.slice(6), value.trim());
    if (!seen.root && node.name !== "svg") throw new Refusal("is not an SVG", AGAIN);
    if (!seen.root && attributes.xmlns !== SVG) throw new Refusal(`does not begin with <svg xmlns="${SVG}">`, AGAIN);
    seen.root ??= node;
    const [, prefix, name = ""] = /^(?:([^:]*):)?(.*)$/s.exec(node.name) ?? [];
    const vocabulary = prefix ? prefixes.get(prefix) : (attributes.xmlns ?? SVG).trim();
    // Names of other vocabularies are the notes of drawing programs.
    const isNote = vocabulary !== SVG && vocabulary !== XHTML;
    const isSilent = wordsOf(node) === "" && (IDLE.test(name) || inside(node).every((each) => FRAME.test(each.name)));
    const isHtml = name === "foreignObject" && (isSilent || hasSubstitute(node, parent));
    if (isHtml && inside(node).some(({ attributes: own }) => own.style?.includes("backdrop-filter")))
      seen.notice = { rule: "blurs what is behind it, which browsers do not show", fix: "flatten it, or export a PNG" };
    if (isNote || isHtml || (isSilent && IDLE.test(name))) {
      drop(node, parent);
      return;
    }
    const isLink =
      name === "a" && Object.entries(attributes).every(([key, to]) => !HREF.test(key) || PLAIN_LINK.test(to));
    for (const key of Object.keys(attributes))
      if ((isLink && HREF.test(key)) || (key.includes(":") && !prefixes.get(key.split(":")[0] ?? "")?.startsWith(W3C)))
        delete attributes[key];
    if (isLink) node.name = "g";
    checkElement(node, isLink ? "g" : name);
    if (name === "style") checkCss(wordsOf(node));
  };
  return { name: "check", fn: () => ({ element: { enter }, instruction: { enter: drop } }) };
}

/**
 * Reads an SVG that is to be shown as a picture. What draws nothing is taken out; what could do harm, or would look other than in
 * the drawing program, is refused.
 * @returns the drawing, or the first thing that is wrong with it. `isFixed`: it has a size of its own; without one only its
 *   proportions count, and it is shown as wide as the text
 */
export async function readSvg(text: string): Promise<Drawing | { finding: Finding & { line: number } }> {
  // Loaded with the first drawing: most checks meet none that is new.
  const { optimize } = await import("svgo");
  const seen: { root?: XastElement; notice?: Finding } = {};
  const cleaners = ["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata", "minifyStyles"] as const;
  try {
    checkProlog(text);
    const svg = optimize(text, { plugins: [...cleaners, checker(seen), "removeUnusedNS"] }).data;
    const { width = "", height = "", viewBox } = seen.root?.attributes ?? {};
    const own = [width, height].filter((length) => OWN_SIZE.test(length)).length;
    if (!seen.root) throw new Refusal("is not an SVG", AGAIN);
    if (!viewBox && own < 2) throw new Refusal("has neither a viewBox nor a size", AGAIN);
    return { isFixed: own > 0, svg, ...(seen.notice && { notice: seen.notice }) };
  } catch (error) {
    if (error instanceof Refusal) {
      const { rule, fix, at } = error;
      return { finding: { rule, fix, line: text.slice(0, Math.max(text.indexOf(at), 0)).split("\n").length } };
    }
    const { reason = String(error), line = 1 } = error as { reason?: string; line?: number };
    return { finding: { rule: `cannot be read as a picture (${reason.split("\n")[0]})`, fix: AGAIN, line } };
  }
}
