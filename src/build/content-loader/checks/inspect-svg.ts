import { Parser } from "htmlparser2";
import type { Finding } from "../../../content-model/problem";

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

/** What draws and does nothing else. Not links, scripts, HTML, and what moves: nobody could pause it. */
const ELEMENTS = new Set(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter`.split(/\s+/),
);
const FILTER_STEP = /^fe[A-Z][A-Za-z]+$/;
/** What an address may be: a place in the same file, or a picture or font that is in it. */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|data:(?:application\/(?:x-)?)?font[/-])/i;
const CSS_ADDRESS = /url\(\s*["']?([^"')]*)/gi;
/** What loads another file, hides such a thing from this check, or moves. */
const CSS_REFUSED = /@import|\\|@keyframes/i;

const AGAIN = "export it as plain SVG";

type Fault = { finding: Finding & { line: number } };
/** A size that is not a part of what is around it. */
const OWN_SIZE = /^\s*\+?\.?\d[^%]*$/;

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 37)}...` : text);

function elementFault(name: string): Finding | null {
  if (ELEMENTS.has(name) || FILTER_STEP.test(name)) return null;
  const rule = `contains <${shortened(name)}>, which is not allowed in SVG`;
  if (/^(?:animate|set$)/.test(name)) return { rule, fix: "export it without movement, or as a GIF" };
  if (name === "foreignObject") return { rule, fix: "export its words as text or paths, not as HTML" };
  return { rule, fix: `remove it, or ${AGAIN}` };
}

const addressFault = (address: string): Finding | null =>
  OWN_ADDRESS.test(address)
    ? null
    : { rule: `refers to "${shortened(address)}", which is not in the file`, fix: "embed it or remove it" };

function cssFault(css: string): Finding | null {
  const refused = CSS_REFUSED.exec(css)?.[0];
  if (refused) return { rule: `has "${refused}" in its styles`, fix: `remove it, or ${AGAIN}` };
  for (const [, address = ""] of css.matchAll(CSS_ADDRESS)) {
    const fault = addressFault(address);
    if (fault) return fault;
  }
  return null;
}

function attributeFault(name: string, value: string): Finding | null {
  if (/^on/i.test(name)) return { rule: `has the attribute ${shortened(name)}, which runs a script`, fix: "remove it" };
  if (/^(?:.+:)?href$/i.test(name)) return addressFault(value);
  return name === "style" || /url\(/i.test(value) ? cssFault(value) : null;
}

function rootFault(name: string, { xmlns }: Readonly<Record<string, string>>): Finding | null {
  if (name !== "svg") return { rule: "is not an SVG", fix: AGAIN };
  return xmlns === SVG ? null : { rule: `does not begin with <svg xmlns="${SVG}">`, fix: AGAIN };
}

/** What stands before the drawing, or between its elements. */
function instructionFault(name: string, data: string): Finding | null {
  const encoding = /\bencoding\s*=\s*["']([^"']*)/i.exec(data)?.[1];
  if (name.toLowerCase() === "?xml" && encoding && !/^utf-?8$/i.test(encoding))
    return { rule: `is encoded as ${shortened(encoding)}`, fix: "save it as UTF-8" };
  if (name.toLowerCase() === "?xml") return null;
  if (name.toLowerCase() === "!doctype" && !data.includes("[")) return null;
  return { rule: `contains <${shortened(name)}>, which is not allowed in SVG`, fix: AGAIN };
}

/**
 * Reads an SVG that is to be shown as a picture. It is refused rather than repaired: what an editor sees in the drawing program
 * is what visitors see.
 * @returns the first thing in it that could do harm or would not show, or whether it has a size of its own: without one only its
 *   proportions count, and it is shown as wide as the text
 */
export function readSvg(text: string): { isFixed: boolean } | Fault {
  const found: Fault[] = [];
  const prefixes = new Set<string>();
  let root: Readonly<Record<string, string>> | null = null;
  let css: string | null = null;

  const report = (fault: Finding | null) => {
    if (fault) found.push({ finding: { ...fault, line: text.slice(0, parser.startIndex).split("\n").length } });
  };
  const parser = new Parser(
    {
      onopentag(fullName, attributes) {
        const named = Object.entries(attributes);
        for (const [name, value] of named)
          if (name.startsWith("xmlns:") && [SVG, XHTML].includes(value.trim())) prefixes.add(name.slice(6));
        if (!root) report(rootFault(fullName, attributes));
        root ??= attributes;
        const [, prefix, name = ""] = /^(?:([^:]*):)?(.*)$/s.exec(fullName) ?? [];
        // Names of other vocabularies are the notes of drawing programs.
        if (prefix === undefined || prefixes.has(prefix)) report(elementFault(name));
        for (const [attribute, value] of named) report(attributeFault(attribute, value));
        if (name === "style") css = "";
      },
      ontext(data) {
        if (css !== null) css += data;
      },
      onclosetag() {
        if (css !== null) report(cssFault(css));
        css = null;
      },
      onprocessinginstruction: (name, data) => report(instructionFault(name, data)),
    },
    { xmlMode: true },
  );
  parser.end(text);

  const [first] = found;
  if (first) return first;
  const { width = "", height = "", viewBox }: Readonly<Record<string, string | undefined>> = root ?? {};
  const own = [width, height].filter((length) => OWN_SIZE.test(length)).length;
  if (viewBox || own === 2) return { isFixed: own > 0 };
  const missing = root ? "has neither a viewBox nor a size" : "is not an SVG";
  return { finding: { rule: missing, fix: AGAIN, line: 1 } };
}
