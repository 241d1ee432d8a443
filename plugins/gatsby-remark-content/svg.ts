import type { CustomPlugin, XastChild, XastElement, XastParent } from "svgo";

const SVG = "http://www.w3.org/2000/svg";

/** What draws. Not what moves: nobody could pause it. */
const ELEMENTS = new Set(
  `svg g a defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter`.split(/\s+/),
);
const FILTER_STEP = /^fe[A-Z][A-Za-z]+$/;
/** What would be missed, though it has no words. */
const MISSED = /^(?:animate.*|set|svg:.+)$/;
/** HTML that shows something without words. */
const SHOWN = /^(?:.+:)?(?:img|picture|video|canvas|iframe|object|embed|input)$/;
/** What an address may be: a place in the same file, or a picture or font that is in it. */
const OWN_ADDRESS =
  /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|data:(?:application\/(?:x-)?)?font[/-])/i;
const CSS_ADDRESS = /url\(\s*["']?([^"')]*)/gi;
/** What loads another file, hides such a thing from this check, or moves. */
const CSS_REFUSED = /@import|\\|(?<![\w-])animation(?:-name)?(?=\s*:)/i;
/**
 * A short name for plain text, as Illustrator declares them; others could multiply, or hold
 * anything.
 */
const PLAIN_ENTITY = /<!ENTITY\s+[\w.:-]+\s+(?:"[^"&%<]*"|'[^'&%<]*')\s*>/g;
/** A size that is not a part of what is around it. */
const OWN_SIZE = /^\s*\+?\.?\d[^%]*$/;

const AGAIN = "export it as plain SVG";
const STILL = "export it without movement, or as a GIF";
const FIXES: readonly [element: RegExp, fix: string][] = [
  [/^(?:animate|set$)/, STILL],
  [
    /^foreignObject$/,
    "export its words as text or paths, not as HTML (Mermaid: htmlLabels: false)",
  ],
  [/^flow/, "make plain text of it (Inkscape: Text, Convert to Text), no browser shows its words"],
];

/** What is wrong, and what to do about it. */
type Finding = { rule: string; fix: string };

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
  throw new Refusal(
    `refers to "${shortened(address)}", which is not in the file`,
    "embed it or remove it",
    address,
  );
}

function checkCss(css: string): void {
  const refused = CSS_REFUSED.exec(css)?.[0];
  const fix = refused?.startsWith("animation") ? STILL : `remove it, or ${AGAIN}`;
  if (refused) throw new Refusal(`has "${refused}" in its styles`, fix, refused);
  for (const [, address = ""] of css.matchAll(CSS_ADDRESS)) checkAddress(address);
}

function checkElement({ name, attributes }: XastElement): void {
  for (const [key, value] of Object.entries(attributes))
    if (/^(?:.+:)?href$/i.test(key)) {
      // A link in a picture leads nowhere.
      if (name !== "a") checkAddress(value);
    } else if (key === "style" || /url\(/i.test(value)) checkCss(value);
}

/** What stands before the drawing. */
function checkProlog(text: string): void {
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? "utf-8";
  const isSafe =
    /^utf-?8$/i.test(encoding) ||
    (/ascii$|^iso-8859-|^windows-/i.test(encoding) && !/[^\0-\x7f]/.test(text));
  if (!isSafe)
    throw new Refusal(`is encoded as ${shortened(encoding)}`, "save it as UTF-8", "<?xml");
  const declared = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/i.exec(text)?.[1] ?? "";
  const refused = declared.replace(PLAIN_ENTITY, "").trim()
    ? "<!DOCTYPE"
    : /<\?xml-stylesheet/i.exec(text)?.[0];
  if (refused)
    throw new Refusal(`contains ${refused}>, which is not allowed in SVG`, AGAIN, refused);
}

/**
 * Whether another part of a `switch` shows the words where HTML is not understood, as draw.io
 * writes it.
 */
const hasSubstitute = (node: XastElement, parent: XastParent): boolean =>
  "name" in parent &&
  parent.name === "switch" &&
  parent.children.some(
    (other) => other !== node && "name" in other && /^(?:text|image|g)$/.test(other.name),
  );

/** From a new list: svgo is on its way through the old one. */
function drop(node: XastChild, parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node);
}

/** Takes out what draws nothing, and refuses what would not show, or load something. */
function checker(seen: { root?: XastElement; notice?: Finding }): CustomPlugin {
  const enter = (node: XastElement, parent: XastParent): void => {
    const { name } = node;
    if (!seen.root && name !== "svg") throw new Refusal("is not an SVG", AGAIN);
    if (!seen.root && node.attributes.xmlns !== SVG)
      throw new Refusal(`does not begin with <svg xmlns="${SVG}">`, AGAIN);
    seen.root ??= node;
    if (ELEMENTS.has(name) || FILTER_STEP.test(name)) {
      checkElement(node);
      if (name === "style") checkCss(wordsOf(node));
      return;
    }
    // Names with a prefix are the notes of drawing programs.
    const isNote = name.includes(":") || hasSubstitute(node, parent);
    const isSilent = wordsOf(node) === "" && !inside(node).some((each) => SHOWN.test(each.name));
    if (MISSED.test(name) || !(isNote || isSilent)) {
      const fix = FIXES.find(([element]) => element.test(name))?.[1] ?? `remove it, or ${AGAIN}`;
      throw new Refusal(
        `contains <${shortened(name)}>, which is not allowed in SVG`,
        fix,
        `<${name}`,
      );
    }
    if (
      isSilent &&
      inside(node).some(({ attributes }) =>
        /background|backdrop-filter/.test(attributes.style ?? ""),
      )
    )
      seen.notice = {
        rule: "has an effect made of HTML, which is left out",
        fix: "flatten it, or export a PNG",
      };
    drop(node, parent);
  };
  return { name: "check", fn: () => ({ element: { enter }, instruction: { enter: drop } }) };
}

/**
 * Reads an SVG that is to be shown as a picture. What draws nothing is taken out; what could do
 * harm, or would look other than in the drawing program, is refused.
 * @returns the drawing, or the first thing that is wrong with it. `isFixed`: it has a size of its
 * own; without one only its
 *   proportions count, and it is shown as wide as the text
 */
export async function readSvg(
  text: string,
): Promise<Drawing | { finding: Finding & { line: number } }> {
  // Loaded with the first drawing: most checks meet none that is new.
  const { optimize } = await import("svgo");
  const seen: { root?: XastElement; notice?: Finding } = {};
  const harmless = [
    "removeDoctype",
    "removeXMLProcInst",
    "removeComments",
    "removeMetadata",
    "removeEditorsNSData",
  ] as const;
  try {
    checkProlog(text);
    const svg = optimize(text, {
      plugins: [...harmless, "removeScripts", "minifyStyles", checker(seen), "removeUnusedNS"],
    }).data;
    const { width = "", height = "", viewBox } = seen.root?.attributes ?? {};
    const own = [width, height].filter((length) => OWN_SIZE.test(length)).length;
    if (!seen.root) throw new Refusal("is not an SVG", AGAIN);
    if (!viewBox && own < 2) throw new Refusal("has neither a viewBox nor a size", AGAIN);
    return { isFixed: own > 0, svg, ...(seen.notice && { notice: seen.notice }) };
  } catch (error) {
    if (error instanceof Refusal) {
      const { rule, fix, at } = error;
      return {
        finding: {
          rule,
          fix,
          line: text.slice(0, Math.max(text.indexOf(at), 0)).split("\n").length,
        },
      };
    }
    const { reason = String(error), line = 1 } = error as { reason?: string; line?: number };
    return {
      finding: { rule: `cannot be read as a picture (${reason.split("\n")[0]})`, fix: AGAIN, line },
    };
  }
}
